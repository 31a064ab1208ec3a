import { seedSite, setupBlog } from '@/lib/blog/setup';
import { db } from '@/lib/db';

// --all: the admin's sample articles too, as "Add sample articles" does.
const written = process.argv.includes('--all') ? await setupBlog() : await seedSite();
console.log(written > 0 ? `${written} written` : `${await db.blogPost.count()} there`);
await db.$disconnect();
