import { languageName, spokenNames } from './spoken';

/** That the agent cannot answer in a language and passes the message on, in that language. */
const inTheirs: Readonly<Record<string, string>> = {
  nl: 'Ik kan nog niet in het Nederlands antwoorden. Geef me een naam en een telefoonnummer, dan geef ik uw bericht door.',
  ru: 'Я пока не могу отвечать по-русски. Напишите имя и номер телефона, и я передам ваше сообщение.',
  zh: '我暂时无法用中文回答。请留下姓名和电话号码，我会转达您的留言。',
  ja: '日本語ではまだお答えできません。お名前と電話番号をお知らせいただければ、メッセージをお伝えします。',
  ko: '아직 한국어로 답할 수 없습니다. 성함과 전화번호를 남겨 주시면 메시지를 전달하겠습니다.',
  ar: 'لا أستطيع الرد بالعربية بعد. اكتب اسمك ورقم هاتفك وسأنقل رسالتك.',
  hi: 'मैं अभी हिंदी में जवाब नहीं दे सकता। अपना नाम और फ़ोन नंबर लिखिए, मैं आपका संदेश पहुँचा दूँगा।',
};

/** That the agent cannot answer in a language: in English, and in that language where it can say so. */
export function cannotSpeak(language: string): string {
  const theirs = inTheirs[language];
  const ours = `I can’t answer in ${languageName(language)} yet, only in ${spokenNames()}. Give me a name and a number, and I’ll pass your message on to a person.`;
  return theirs ? `${theirs} ${ours}` : ours;
}
