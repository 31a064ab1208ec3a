import { endSessionsOf } from '@/lib/auth/account/end-sessions';
import { db } from '@/lib/db';

const [target = ''] = process.argv.slice(2);
const result = await endSessionsOf(target === '--all' ? {} : { email: target });
console.log(result.message);
await db.$disconnect();
process.exit(result.ok ? 0 : 1);
