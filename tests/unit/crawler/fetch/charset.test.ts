import { expect, test } from 'vitest';
import { decodePage } from '@/lib/crawler/fetch/charset';

const latin = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['a meta tag that says UTF-16 means UTF-8', Buffer.from('<meta charset="utf-16"><p>Caf\u00e9</p>')],
  ['a meta tag in a comment does not count', Buffer.from('<!-- <meta charset="iso-8859-1"> --><p>Caf\u00e9</p>')],
  ['an XML declaration counts', latin('<?xml version="1.0" encoding="iso-8859-1"?><p>Caf\u00e9</p>')],
  [
    'a meta tag with an unknown label is passed over',
    latin('<meta charset="nonsense"><meta charset="iso-8859-1"><p>Caf\u00e9</p>'),
  ],
])('decodePage › %s', (_, bytes) => {
  expect(decodePage(bytes, 'text/html')).toContain('Café');
});

test.each([
  ['a header that says UTF-8 of a page in windows-1252', latin('<p>Caf\u00e9</p>'), 'utf-8'],
  ['a header that says ISO 8859-1 of a page in UTF-8', Buffer.from('<p>Café</p>'), 'iso-8859-1'],
])('decodePage › corrects %s', (_, bytes, charset) => {
  expect(decodePage(bytes, `text/html; charset=${charset}`)).toBe('<p>Café</p>');
});

test('decodePage › looks for a declaration in the first 2,048 bytes', () => {
  const declaredAt = (bytes: number) =>
    decodePage(latin(`${' '.repeat(bytes)}<meta charset="windows-1251"><p>\u00c4\u00e0</p>`), 'text/html')
      .trim()
      .slice(-8);
  expect([declaredAt(2_048 - 29), declaredAt(2_048)]).toEqual(['p>Да</p>', 'p>Äà</p>']);
});

test('decodePage › keeps UTF-8 with a few invalid bytes', () => {
  const bytes = Buffer.concat([Buffer.from('<p>Café '), latin('\u00e9')]);
  expect(decodePage(bytes, 'text/html; charset=utf-8')).toBe('<p>Café \ufffd');
});

test.each([
  [
    'Japanese',
    'shift_jis',
    '営業時間は月曜日から金曜日までです。お電話でご予約ください。',
    '89638bc68e9e8ad482cd8c8e976a93fa82a982e78be0976a93fa82dc82c582c582b7814282a89364986282c582b2975c96f182ad82be82b382a28142',
  ],
  [
    'Japanese',
    'euc-jp',
    '営業時間は月曜日から金曜日までです。お電話でご予約ください。',
    'b1c4b6c8bbfeb4d6a4cfb7eecdcbc6fca4aba4e9b6e2cdcbc6fca4dea4c7a4c7a4b9a1a3a4aac5c5cfc3a4c7a4b4cdbdccf3a4afa4c0a4b5a4a4a1a3',
  ],
  [
    'Russian',
    'windows-1251',
    'Часы работы: понедельник – пятница с 9 до 18. Стрижка 25 евро.',
    'd7e0f1fb20f0e0e1eef2fb3a20efeeede5e4e5ebfcede8ea209620effff2ede8f6e020f1203920e4ee2031382e20d1f2f0e8e6eae020323520e5e2f0ee2e',
  ],
  [
    'Bulgarian',
    'windows-1251',
    'Пресен хляб всяка сутрин в центъра на града.',
    'cff0e5f1e5ed20f5ebffe120e2f1ffeae020f1f3f2f0e8ed20e220f6e5edf2faf0e020ede020e3f0e0e4e02e',
  ],
  [
    'Russian',
    'koi8-r',
    'Часы работы: понедельник и пятница с 9 до 18.',
    'fec1d3d920d2c1c2cfd4d93a20d0cfcec5c4c5ccd8cec9cb20c920d0d1d4cec9c3c120d3203920c4cf2031382e',
  ],
  [
    'Chinese',
    'gb18030',
    '营业时间 星期一至星期五 上午九点至下午六点。请致电预订。',
    'd3aad2b5cab1bce420d0c7c6dad2bbd6c1d0c7c6dacee520c9cfcee7bec5b5e3d6c1cfc2cee7c1f9b5e3a1a3c7ebd6c2b5e7d4a4b6a9a1a3',
  ],
  [
    'Chinese',
    'big5',
    '營業時間 星期一至星期五 上午九點至下午六點。請致電預訂。',
    'c0e7b77eaec9b6a120ac50b4c1a440a6dcac50b4c1a4ad20a457a4c8a445c249a6dca455a4c8a4bbc249a143bdd0ad50b971b977ad71a143',
  ],
  [
    'Korean',
    'euc-kr',
    '영업시간 월요일부터 금요일까지 오전 9시부터. 전화로 예약하세요.',
    'bfb5bef7bdc3b0a320bff9bfe4c0cfbacec5cd20b1ddbfe4c0cfb1eec1f620bfc0c0fc2039bdc3bacec5cd2e20c0fcc8adb7ce20bfb9bee0c7cfbcbcbfe42e',
  ],
  [
    'Greek',
    'iso-8859-7',
    'Δευτέρα έως Παρασκευή. Κούρεμα 15 ευρώ. Καλέστε μας.',
    'c4e5f5f4ddf1e120ddf9f220d0e1f1e1f3eae5f5de2e20caeffdf1e5ece120313520e5f5f1fe2e20cae1ebddf3f4e520ece1f22e',
  ],
  [
    'Polish',
    'iso-8859-2',
    'Godziny otwarcia: poniedziałek i piątek. Zadzwoń do nas i umów się. Świeży chleb.',
    '476f647a696e79206f747761726369613a20706f6e6965647a6961b3656b2069207069b174656b2e205a61647a776ff120646f206e6173206920756df377207369ea2e20a6776965bf792063686c65622e',
  ],
  [
    'Turkish',
    'windows-1254',
    'Çalışma saatleri: Pazartesi – Cuma. Bizi arayın, randevu alın.',
    'c7616cfdfe6d6120736161746c6572693a2050617a61727465736920962043756d612e2042697a692061726179fd6e2c2072616e6465767520616cfd6e2e',
  ],
  [
    'German',
    'windows-1252',
    'Öffnungszeiten: Montag – Freitag. Frische Brötchen, täglich gebacken.',
    'd666666e756e67737a656974656e3a204d6f6e746167209620467265697461672e2046726973636865204272f6746368656e2c2074e4676c6963682067656261636b656e2e',
  ],
  [
    'Irish',
    'windows-1252',
    'Fáilte romhat – tá muid oscailte gach lá. Béile don teaghlach.',
    '46e1696c746520726f6d68617420962074e1206d756964206f736361696c74652067616368206ce12e2042e9696c6520646f6e2074656167686c6163682e',
  ],
  [
    'Swedish',
    'windows-1252',
    'Öppettider måndag till fredag. Färskt bröd varje dag på hörnet',
    'd6707065747469646572206de56e6461672074696c6c206672656461672e2046e472736b74206272f664207661726a65206461672070e52068f6726e6574',
  ],
  ['English', 'windows-1252', 'Café – it’s €5', '436166e920962069749273208035'],
])('decodePage › finds out the charset of a page in %s that declares none: %s', (_, _charset, text, bytes) => {
  const page = Buffer.concat([
    Buffer.from(
      '<!doctype html><html><head><title>Home</title><script>let a = 1;</script></head><body><p class="intro">',
    ),
    Buffer.from(bytes, 'hex'),
    Buffer.from('</p><a href="/about">About</a></body></html>'),
  ]);
  expect(decodePage(page, 'text/html')).toContain(`<p class="intro">${text}</p>`);
});

test('decodePage › takes few characters for those of the language that the page names', () => {
  const page = Buffer.concat([
    Buffer.from('<html lang="ja"><p>'),
    Buffer.from('8963 8bc6 8e9e 8ad4'.replaceAll(' ', ''), 'hex'),
  ]);
  expect(decodePage(page, 'text/html')).toBe('<html lang="ja"><p>営業時間');
  const bread = Buffer.concat([
    Buffer.from('<html lang="pl"><p>'),
    // In windows-1250.
    Buffer.from('chleb \xbfytni, bu\xb3ki, tak\xbfe w \x9cwi\xeata', 'latin1'),
  ]);
  expect(decodePage(bread, 'text/html')).toContain('chleb żytni, bułki, także w święta');
});
