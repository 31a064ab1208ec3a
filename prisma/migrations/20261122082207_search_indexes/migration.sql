-- Search asks for LIKE '%word%'. pg_trgm comes with PostgreSQL and any owner of a database may install it; where a server does not
-- have it, search works without these indexes.
DO $$
BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "blog_posts_search_head_idx" ON "blog_posts" USING GIN ("search_head" gin_trgm_ops);
    CREATE INDEX "blog_posts_search_body_idx" ON "blog_posts" USING GIN ("search_body" gin_trgm_ops);
    CREATE INDEX "blog_posts_slug_idx" ON "blog_posts" USING GIN ("slug" gin_trgm_ops);
EXCEPTION
    WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN
        RAISE NOTICE 'pg_trgm is not available: posts are searched without an index.';
END
$$;
