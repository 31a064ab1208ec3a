import { readFileSync } from 'node:fs';
import { converse } from '@/lib/conversation/converse';
import * as own from '@/lib/own-site/own-answers';
import { ownTopics } from '@/lib/own-site/own-topics';
import { openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/answer-page';
const pages = Object.entries(JSON.parse(readFileSync('/tmp/me/html/pages.json','utf8')) as Record<string,string>).map(([p,h])=>readAnswerPage(h,'http://localhost'+p)).filter(p=>p!==null);
const site = own.withTopics(openSite(pages),ownTopics);
const spec = readFileSync('tests/e2e/own-site-answers.spec.ts','utf8');
const body = spec.slice(spec.indexOf('= [')+2, spec.indexOf('];')+1);
const qs = new Function('return '+body)();
const F = process.argv[2]==='held' ? ['buyers-held-out'] : ['spec','buyers','buyers-held-out'];
for (const f of F) {
  const list = f==='spec'?qs.map(([q,r]:any)=>[q,r&&r.source,r&&r.flags]):JSON.parse(readFileSync(`tests/fixtures/own-site/${f}.json`,'utf8'));
  let ok=0; 
  for (const [q,g,fl] of list) {
    const r = f==='spec'? {said:'',...site.ask(q)} : await converse(site,q,[],{booking:'meeting'});
    const isA = r.tier==='answer'||r.tier==='reply';
    const text=[r.said,...r.quotes.map(x=>x.text)].join('\n');
    const v = g===null ? (isA?'WRONG':'ok') : !isA?'silent':new RegExp(g,fl).test(text)?'ok':'WRONG';
    if(v==='ok') ok++; else console.log(f,v,q,'|',g,'|',r.tier,text.slice(0,120));
  }
  console.log(f,ok,'of',list.length);
}
