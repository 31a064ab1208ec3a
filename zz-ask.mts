import { readFileSync, writeFileSync } from 'node:fs';
import { converse } from '@/lib/conversation/converse';
import * as own from '@/lib/own-site/own-answers';
import { ownTopics } from '@/lib/own-site/own-topics';
import { openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/answer-page';
const pages = Object.entries(JSON.parse(readFileSync('/tmp/me/html/pages.json','utf8')) as Record<string,string>).map(([p,h])=>readAnswerPage(h,'http://localhost'+p)).filter(p=>p!==null);
const site = own.withTopics(openSite(pages),ownTopics);
if (process.argv[2]==='units') { for (const {unit,isReview} of site.index.entries) console.log(site.index.pages[unit.page].url.slice(16), unit.kind, isReview?'R':'', '|', unit.question ?? unit.headings.at(-1),'|', unit.text); process.exit(0); }
let n=0;
for (const line of readFileSync(process.argv[2],'utf8').split('\n').filter(Boolean)) {
  const turns = line.split(' >> '); const last = turns.pop()!;
  const r = await converse(site,last,turns,{booking:'meeting'});
  const focus = r.quotes.filter(q=>q.isFocus);
  console.log(`${++n}. ${line}\n   [${r.tier}${r.act?':'+r.act:''}${(r as any).isLikely?':likely':''}] ${r.said?`SAID ${r.said} `:''}${r.tier==='silent'?'':focus.slice(0,2).map(q=>(q.label?q.label+': ':'')+q.text.slice(0,200)).join(' || ')}`);
}
