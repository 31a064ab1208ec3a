import { phrases } from './phrases';

/** Words of courtesy and emphasis that change nothing about what is meant. */
export const fillers = phrases(`
please, pls, ok, okay, okey, well, so, oh, ah, now, then, just, and, but, there, you, all, again, very much, so much, really, great, grand, perfect, brilliant,
lovely, super, cool, sound, nice one, no bother, lads, folks, everyone, everybody, mate, pal, buddy, love, sir, madam, today, for your help, for that, for the help,
for letting me know, anyway, actually, sorry, excuse me, um, eh, erm, hmm, lol, haha, yes, yeah, yep, no, nope, that is great, that's great, that is perfect, good stuff, not, at all, ever, still`);

export const greetings = phrases(`
hi, hii, hello, hallo, hey, hiya, hya, heya, yo, howya, how ya, howdy, howareya, greetings, good morning, good afternoon, good evening, good day, morning, afternoon, evening, gm, hey there,
hi there, dia duit, dia dhuit, dia daoibh, haigh, what's up, whats up, sup, wassup, what's the craic, whats the craic, any craic, how are you, how are you doing, how's it going, hows it going,
how is it going, how are things, hows things, how's things, how are ye, how are u, how's tricks, how do you do, nice to meet you, anyone there, anybody there, is anyone there, is anybody there,
are you there, knock knock, testing, test`);

export const thanks = phrases(`
thanks, thank you, thank u, thankyou, thanx, thx, tnx, ty, ta, cheers, thanks a million, thanks a mill, thx a mill, thanks a lot, thanks a bunch, many thanks, much appreciated, appreciate it,
appreciated, i appreciate it, go raibh maith agat, grma, you have been very helpful, you've been very helpful, very helpful, that's helpful, that was helpful, good to know, that's all i needed, that is all i needed`);

export const goodbyes = phrases(`
bye, bye bye, goodbye, good bye, byee, cya, see you, see ya, see you later, see ya later, see you soon, see you then, talk later, talk to you later, talk soon, ttyl, take care, have a nice day, have a good day,
have a great day, have a good one, have a good evening, have a good weekend, good night, goodnight, slan, slan go foill, that's all, that is all, that's all for now, that's everything, that is everything, that will be all, that'll be all, i'm done, i'm off, laters`);

/** What somebody may take an agent for. */
export const beings = phrases(`
robot, bot, chatbot, chat bot, ai, a i, an ai, machine, computer, program, software, algorithm, chatgpt, chat gpt, gpt, claude, gemini, copilot, siri, alexa, llm, automated, artificial intelligence, human, human being, person, real, real person, real human, man, woman, alive, conscious`);
export const addressings = phrases(`
are you, you are, you, am i talking to, am i speaking to, am i speaking with, am i talking with, am i chatting to, am i chatting with, am i dealing with, i am talking to, is this, is that, this is, is it, so this is, are ye`);
export const nameQuestions = phrases(`
who are you, what are you, who am i talking to, who am i speaking to, who am i chatting to, who am i speaking with, who am i talking with, who is this, who's this, what is your name, what's your name, do you have a name, what do i call you, what should i call you, who made you, who built you, tell me about yourself, who is answering, who am i dealing with`);
export const aroundBeings = phrases(`
a, an, the, or, some, some kind of, kind of, sort of, just, only, live, actual, actually, proper, exactly, in real life, with, talking to me, answering, answering me, made of, to`);

export const insults = phrases(`
fuck, fuck off, fucking, fuckin, fecking, feckin, feck off, shit, shite, shitty, bullshit, crap, crappy, useless, stupid, idiot, idiotic, moron, dumb, dumbass, eejit, gobshite, muppet, arsehole, asshole, arse, wanker, bollocks, bollox, bastard, bitch, cunt, dick, dickhead, prick,
piss off, pissed off, bugger off, shut up, get lost, go to hell, go away, i hate you, hate you, you suck, sucks, loser, rubbish, pathetic, clown, retard, thick, worst, screw you, waste of time, waste of space, what a joke, is a joke, it's a joke, are a joke, absolute joke, total joke`);
export const aroundInsults = phrases(`
you, you're, your, are, is, this, that, it, it's, its, a, an, the, i, am, i'm, so, what, what a, load of, piece of, pile of, full of, bit of, total, absolute, complete, utter, such, bot, robot, chatbot, machine, agent, thing, answer, answers, website, site, yourself, off, of, as, how, why, fat, big, old, little, bloody, effing, pure, computer, ai, service, to, me, and, up, face`);

/** To speak with somebody, in the words of a customer. */
export const callings = phrases(`
talk to, talk with, speak to, speak with, chat to, chat with, put me through to, put me through, put me on to, connect me to, connect me with, transfer me to, pass me to, pass me on to, get me, give me, i want, i need, i would like, i'd like, can i have, can i get,
ring me, call me, phone me, contact me, ring me back, call me back, phone me back, get back to me, ring us back, call us back, ask for, rather have, prefer, deal with, hand me over to`);
export const people = phrases(`
a person, person, real person, a real person, actual person, an actual person, live person, human, a human, human being, real human, an actual human, somebody, someone, somebody real, someone real, real someone, anybody, anyone, manager, the manager, your manager, owner, the owner, boss, the boss, supervisor,
member of staff, a member of staff, staff member, agent, an agent, a live agent, live agent, operator, representative, a representative, customer service, customer services, the people, real people`);
export const aroundPeople = phrases(`
can, can i, could, could i, may i, i, i'd, i would, i'll, i want, i want to, i need, i need to, like to, would like to, id like to, want to, need to, rather, prefer to, would, would rather, let me, please, is there, have you, to, a, an, the, i can, who i can, that i can, me, somewhere, get, here, available, with, instead, instead of a bot, not a bot, not a robot, directly, from the team, on the team, in charge, back, on the phone, on the line, by phone, over the phone, when you can, later, do you have, able to, possible, is it possible, have, will, of this, it, wish to, wanna, this`);
export const justPeople = phrases(
  `human, agent, live agent, person, real person, operator, representative, customer service, a human, real human`,
);

/** What must not stand in a sentence that states a wish or a danger: it asks for information. */
export const askings = phrases(`
do you, do ye, do i, do we, does, did, how, what, when, where, which, why, who, whose, is there, are there, is it, is this, are you, are ye, have you, has, have ye, will you, would you, if, whether, much, cost, costs, price, prices, policy, allowed, possible, required, necessary, cancel, cancelled, change, move, refund, refundable, online, in advance, deposit, vouchers, voucher, without`);
/** What must not stand in a report of danger: it asks for a service. */
export const askingsOfService = phrases(
  `do you, do ye, does, did, how, what, when, where, which, why, who, is there, are there, have you, are you, offer, offers, course, courses, service, price, cost, repair, replace, fix, train, training, treat, policy`,
);
export const dangers = phrases(`
heart attack, having a stroke, had a stroke, a seizure, can't breathe, cannot breathe, can not breathe, cant breathe, isn't breathing, not breathing, isnt breathing, stopped breathing, unconscious, collapsed, bleeding badly, bleeding heavily, bleeding a lot, won't stop bleeding, wont stop bleeding, choking, overdose, overdosed, been stabbed, been shot, drowning,
smell gas, smell of gas, gas leak, on fire, a fire in, fire in the, house fire, call an ambulance, an ambulance, call 999, call 112, ring 999, call the guards, call the police, call the gardai, kill myself, killing myself, end my life, want to die, suicidal, hurt myself, is dying, am dying, being attacked, electrocuted, allergic reaction, anaphylaxis`);

/** Ways to say that one wants to have something. */
export const wishes = phrases(`
i want to, we want to, i would like to, i'd like to, id like to, we would like to, we'd like to, wed like to, i wanna, i need to, we need to, need to, want to, looking to, hoping to, like to, wish to, would love to, i'm looking to, trying to, i want, i would like, i'd like, id like, we'd like, wed like, i need, we need, looking for, i will have, i'll have, i'll take, we'll take`);
export const requests = phrases(`
can i, can we, could i, could we, may i, may we, can you, could you, would you, any chance of, any chance i could, any chance you could, can someone, can somebody, could someone, could somebody, can anyone, is it possible to, would it be possible to, possible to, will you, let's, please`);
export const bookings = phrases(`
book, reserve, make a booking, make a reservation, make an appointment, make appointment, make an appt, get an appointment, have an appointment, an appointment, a reservation, a booking, schedule, arrange, come in, be seen, get a table, get a slot, a table, table for, a slot, order, place an order, buy, purchase, sign up, enrol, register, rent, hire, pencil me in, squeeze me in, fit me in, book me in, book us in, put me down, put us down, hold a table, keep a table, keep me a table, reserve me, book in, come out, come over, call out, come now, come today, come tonight, come round, come straight away, come asap, come to me, come to us, someone come, somebody come, anyone come, someone out, somebody out, get in, get me in`);
/** What somebody books with us. */
export const meetings = phrases(`
demo, a demo, custom demo, show me how it works, show us how it works, demonstration, consultation, expert consultation, a meeting, a call with you, video call, zoom call, call with an expert, talk to an expert, speak to an expert`);
/** What begins a question about meetings, not a wish for one. */
export const askingsOfMeetings = phrases(
  'do you, do ye, is there, how long, how much, how does, what is, what happens, where, who, cost',
);
/** With a day, a wish to book. */
export const availabilities = phrases(
  `do you have a table, have you a table, have you got a table, do you have any tables, any tables, is there a table, do you have a room, have you a room, have you got a room, have you any rooms, do you have any rooms, do you have a slot, have you a slot, have you any slots, any slots, any availability, any appointments, do you have any appointments, have you any appointments`,
);
/** These need neither a day nor a request. */
export const certainBookings = phrases(
  `book me in, book us in, pencil me in, pencil us in, squeeze me in, fit me in, put me down for, put us down for`,
);
/** These say it on their own. */
export const plainBookings = phrases(`
put me down, put us down, table for, reserve me, book me, booking for, reservation for, appointment for, book a table, reserve a table, book a room, reserve a room, book an appointment, make an appointment, make a booking, make a reservation`);

/** Ends the request that the agent takes down, whatever else the sentence says. */
export const certainDroppings = phrases(
  `never mind, nevermind, forget it, forget about it, forget that, cancel that, you cancel it, changed my mind, drop it, no leave it, leave it so, don't bother`,
);
/** Ends it where little else is said. */
export const droppings = phrases(
  `cancel, cancel it, stop, leave it, no thanks, no thank you, not now, don't book, no need`,
);

/** What a sentence holds that is no name. */
export const notInNames = phrases(
  `i, we, you, it, that, this, and, but, or, the, to, my, me, on, of, in, for, if, wait, hold on, actually, want, give, don't, do not, can, can't, no, not, yes, is, are, what, how, when, where, why, which, ring, call, email, phone, number, sure, ok, later, now, instead`,
);
/** Agreement with what the agent has noted. */
export const agreements = phrases(
  `yes, yes please, yep, yeah, ok, okay, sure, send it, send that, send, go ahead, please do, do that, do, that's right, that is right, correct, that's correct, perfect, sounds good, go for it`,
);
export const aroundAgreements = phrases(`it, that, off, to the team`);
/** A day or a time that somebody leaves open. */
export const vagueTimes = phrases(
  `any day, any time, anytime, whenever, any, either, as soon as possible, asap, soon, soonest, earliest, first thing, after, before, around, early, late, later, next month, this month, weekday, weekdays, weekend, weekends, lunch, lunchtime, evenings, mornings, afternoons, i don't mind, don't mind, doesn't matter, you choose, no preference, flexible, christmas, bank holiday`,
);
export const refusals = phrases(`no, nope, not yet, wait, hold on, that's wrong, that is wrong, not right`);
/** To be rung, without saying by whom. */
export const callbacks = phrases(
  `ring me, ring us, call me, call us, phone me, phone us, give me a ring, give us a ring, give me a call, give us a call, give me a shout`,
);
/** What is already booked and is to change: a matter for a person. */
export const changesOfBookings = phrases(
  `change my appointment, change my booking, change my reservation, move my appointment, move my booking, move my reservation, cancel my appointment, cancel my booking, cancel my reservation, reschedule, change our booking, cancel our booking, move our booking`,
);
/** `How late can I cancel my booking?` asks for the terms. */
export const questionsOfChanges = phrases(
  `how, what, when, if, do you, do i, is there, will i, cost, charge, fee, refund, refunded, deposit, late, notice, policy`,
);
/** `Can I cancel my booking?` may ask for the terms. */
export const permissions = phrases('can i, can we, could i, could we, may i');
/** What a customer is not happy with. */
export const complaints = phrases(`
complaint, complain, a disgrace, disgraceful, disgusting, so rude, very rude, was rude, were rude, overcharged, ripped off, rip off, charged me, charged us, charged twice, not happy, unhappy, disappointed, disappointing, terrible service, awful service, bad service, poor service, shocking service, appalling, never turned up, did not turn up, didn't turn up, nobody turned up, no one turned up, never came, never arrived, didn't arrive, never showed up, didn't show up, nobody rang me back, nobody ring me back, never rang me back, never called back, nobody called back, nobody picked up, nobody answered, nobody answers, let me down, let us down, still waiting, kept waiting, kept us waiting, was cold, were cold, food poisoning, wrong order, my money back, our money back, want a refund`);
