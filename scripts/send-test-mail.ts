// Sends a test mail to an address. Prints what the mail server says.
import { env } from '@/lib/env';
import { sendTestMail } from '@/lib/mail/test-mail';

const [address = ''] = process.argv.slice(2);
const { ok, message } = await sendTestMail(address, env.smtpUrl);
console.log(message);
process.exit(ok ? 0 : 1);
