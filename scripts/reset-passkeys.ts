import { resetPasskeys } from '@/lib/auth/passkeys/manage-passkeys';
import { db } from '@/lib/db';

const result = await resetPasskeys(process.argv[2] ?? '');
console.log(result.message);
await db.$disconnect();
process.exit(result.ok ? 0 : 1);
