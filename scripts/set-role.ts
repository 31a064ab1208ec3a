import { setRole } from '@/lib/auth/account/roles';
import { db } from '@/lib/db';

const [address = '', role] = process.argv.slice(2);
const result = await setRole(address, role === 'admin' ? 'admin' : 'user');
console.log(result.message);
await db.$disconnect();
process.exit(result.ok ? 0 : 1);
