import { chromium } from '@playwright/test';
import { findBrowser, browserArguments } from './tests/browser.ts';
const base='http://localhost:4113';
const b=await chromium.launch({executablePath: await findBrowser(), args: browserArguments});
const langs=(process.argv[2]??'ko,en,cn,tw,ja').split(',');
for (const width of [390,1280]) for (const l of langs) {
  const c=await b.newContext({viewport:{width,height:width===390?844:900},locale:'en-US'});
  const p=await c.newPage();
  p.on('console',m=>['error','warning'].includes(m.type())&&console.log(l,width,m.text()));
  p.on('pageerror',e=>console.log(l,width,'PAGEERROR',e.message));
  await p.clock.setFixedTime(new Date('2026-12-01T10:10:00+09:00'));
  await p.addInitScript(()=>{ localStorage.setItem('visitedPlaces', JSON.stringify([{id:1,title:'x',lat:37.8055,lng:128.9077},{id:2,title:'two',lat:37.79,lng:128.9},{id:110,title:'three',lat:37.77,lng:128.94},{id:130,title:'four',lat:37.77,lng:128.94}])); sessionStorage.setItem('tripDraft', JSON.stringify({date:'2027-02-07',time:'09:00',people:2})) });
  await p.goto(`${base}/list?lang=${l}&tab=restaurant`); await p.waitForSelector('html[data-alive]');
  await p.screenshot({path:`/tmp/b18/s-list-${l}-${width}.png`});
  await p.locator('button[aria-haspopup=dialog].chip').click(); await p.waitForSelector('dialog[open] input[type=date]');
  await p.screenshot({path:`/tmp/b18/s-dialog-${l}-${width}.png`});
  await p.locator('dialog input[type=date]').fill('2027-02-07'); await p.locator('dialog select').selectOption('19:30');
  await p.locator('dialog button[type=submit]').click(); await p.waitForURL(/openAt/); await p.waitForTimeout(600);
  await p.screenshot({path:`/tmp/b18/s-open-${l}-${width}.png`});
  await p.goto(`${base}/myplan-detail?lang=${l}`); await p.waitForSelector('html[data-alive]');
  await p.waitForTimeout(1200);
  if(width===390) { const h=p.getByRole('separator'); await h.first().press('End'); await p.waitForTimeout(500);} 
  await p.screenshot({path:`/tmp/b18/s-plan-${l}-${width}.png`});
  await p.clock.setFixedTime(new Date('2027-02-07T10:10:00+09:00'));
  await p.goto(`${base}/content/restaurant/110?lang=${l}`); await p.waitForSelector('html[data-alive]'); await p.waitForTimeout(900);
  await p.screenshot({path:`/tmp/b18/s-place-${l}-${width}.png`});
  await c.close();
}
await b.close();
