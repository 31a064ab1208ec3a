-- CreateTable
CREATE TABLE "content_version" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "version" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "content_version_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "content_version_one_row" CHECK ("id")
);

INSERT INTO "content_version" DEFAULT VALUES;

-- Every process that serves pages compares this number with the one it knows (lib/web-server/freshness.ts). A trigger counts,
-- so that whoever writes is noticed: the site, its scripts, an import, a restored backup. Before the statement, so that two
-- writers meet here first and never hold posts that the other one waits for.
CREATE OR REPLACE FUNCTION "count_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "content_version" SET "version" = "version" + 1;
    RETURN NULL;
END;
$$;

CREATE TRIGGER "blog_posts_changed" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog_posts"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_content_change"();
CREATE TRIGGER "slug_redirects_changed" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "slug_redirects"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_content_change"();
