import { chromium } from '@playwright/test';
import { weighPage } from './tests/support/page-weight';
import { publicPages } from './tests/e2e/routes';
const site = process.argv[2]!;
async function main(){
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const out: Record<string, number[]> = {};
for (const path of publicPages) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const w = await weighPage(page, site + path);
  console.log(path.padEnd(45), w.scripts.gzip, w.scripts.files, 'html', w.html.gzip, 'req', w.requests);
  await context.close();
}
await browser.close();
}
void main();
