-- CreateTable
CREATE TABLE "agents" (
    "id" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'preview',
    "preview_id" TEXT,
    "key" TEXT,
    "subject" TEXT NOT NULL DEFAULT '',
    "visitor_key" TEXT NOT NULL DEFAULT '',
    "questions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "reading_id" UUID,
    "lead_id" UUID,
    "name" TEXT NOT NULL DEFAULT '',
    "website" TEXT NOT NULL DEFAULT '',
    "domain" TEXT NOT NULL DEFAULT '',
    "live_domain" TEXT,
    "time_zone" TEXT NOT NULL DEFAULT 'Europe/Dublin',
    "greeting" TEXT NOT NULL DEFAULT '',
    "colour" TEXT NOT NULL DEFAULT '#123c2e',
    "side" TEXT NOT NULL DEFAULT 'right',
    "allowed_sites" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "retention_days" INTEGER NOT NULL DEFAULT 90,
    "is_model_off" BOOLEAN NOT NULL DEFAULT false,
    "is_paused" BOOLEAN NOT NULL DEFAULT false,
    "paused_by" TEXT,
    "controlled_at" TIMESTAMPTZ(3),
    "control_by" TEXT,
    "terms_version" TEXT,
    "consent" TEXT,
    "adopted_by_id" UUID,
    "adopted_at" TIMESTAMPTZ(3),
    "live_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agent_members" (
    "agent_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agent_members_pkey" PRIMARY KEY ("agent_id","user_id")
);

-- CreateTable
CREATE TABLE "agent_adoptions" (
    "agent_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "terms_version" TEXT NOT NULL,
    "consent" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agent_adoptions_pkey" PRIMARY KEY ("agent_id","email")
);

-- CreateTable
CREATE TABLE "control_codes" (
    "agent_id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "control_codes_pkey" PRIMARY KEY ("agent_id")
);

-- CreateTable
CREATE TABLE "taught_answers" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "taught_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "taught_answers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversations" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "speaker" TEXT NOT NULL DEFAULT 'agent',
    "person_id" UUID,
    "person_at" TIMESTAMPTZ(3),
    "waiting_since" TIMESTAMPTZ(3),
    "last_seq" INTEGER NOT NULL DEFAULT 0,
    "is_test" BOOLEAN NOT NULL DEFAULT false,
    "site" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messages" (
    "conversation_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "client_id" TEXT,
    "author" TEXT NOT NULL,
    "user_id" UUID,
    "text" TEXT NOT NULL,
    "reply" JSONB,
    "in_reply_to" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("conversation_id","seq")
);

-- CreateTable
CREATE TABLE "customer_requests" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "conversation_id" UUID,
    "position" INTEGER NOT NULL DEFAULT 0,
    "kind" TEXT NOT NULL,
    "asked" TEXT NOT NULL,
    "slots" JSONB NOT NULL,
    "also" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "state" TEXT NOT NULL DEFAULT 'requested',
    "starts_at" TIMESTAMPTZ(3),
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "agents_preview_id_key" ON "agents"("preview_id");

-- CreateIndex
CREATE UNIQUE INDEX "agents_key_key" ON "agents"("key");

-- CreateIndex
CREATE UNIQUE INDEX "agents_live_domain_key" ON "agents"("live_domain");

-- CreateIndex
CREATE INDEX "agents_reading_id_idx" ON "agents"("reading_id");

-- CreateIndex
CREATE INDEX "agents_lead_id_idx" ON "agents"("lead_id");

-- CreateIndex
CREATE INDEX "agents_visitor_key_idx" ON "agents"("visitor_key");

-- CreateIndex
CREATE INDEX "agents_state_expires_at_idx" ON "agents"("state", "expires_at");

-- CreateIndex
CREATE INDEX "agents_state_ends_at_idx" ON "agents"("state", "ends_at");

-- CreateIndex
CREATE INDEX "agents_adopted_by_id_idx" ON "agents"("adopted_by_id");

-- CreateIndex
CREATE INDEX "agent_members_user_id_idx" ON "agent_members"("user_id");

-- CreateIndex
CREATE INDEX "agent_adoptions_email_idx" ON "agent_adoptions"("email");

-- CreateIndex
CREATE INDEX "agent_adoptions_expires_at_idx" ON "agent_adoptions"("expires_at");

-- CreateIndex
CREATE INDEX "control_codes_expires_at_idx" ON "control_codes"("expires_at");

-- CreateIndex
CREATE INDEX "taught_answers_agent_id_created_at_idx" ON "taught_answers"("agent_id", "created_at");

-- CreateIndex
CREATE INDEX "taught_answers_taught_by_id_idx" ON "taught_answers"("taught_by_id");

-- CreateIndex
CREATE INDEX "conversations_agent_id_updated_at_idx" ON "conversations"("agent_id", "updated_at");

-- CreateIndex
CREATE INDEX "conversations_updated_at_idx" ON "conversations"("updated_at");

-- CreateIndex
CREATE INDEX "conversations_waiting_since_idx" ON "conversations"("waiting_since");

-- CreateIndex
CREATE INDEX "conversations_person_id_idx" ON "conversations"("person_id");

-- CreateIndex
CREATE UNIQUE INDEX "conversations_agent_id_secret_hash_key" ON "conversations"("agent_id", "secret_hash");

-- CreateIndex
CREATE INDEX "messages_user_id_idx" ON "messages"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "messages_conversation_id_client_id_key" ON "messages"("conversation_id", "client_id");

-- CreateIndex
CREATE UNIQUE INDEX "messages_conversation_id_in_reply_to_key" ON "messages"("conversation_id", "in_reply_to");

-- CreateIndex
CREATE INDEX "customer_requests_agent_id_state_created_at_idx" ON "customer_requests"("agent_id", "state", "created_at");

-- CreateIndex
CREATE INDEX "customer_requests_agent_id_starts_at_idx" ON "customer_requests"("agent_id", "starts_at");

-- CreateIndex
CREATE INDEX "customer_requests_decided_by_id_idx" ON "customer_requests"("decided_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "customer_requests_conversation_id_position_key" ON "customer_requests"("conversation_id", "position");

-- AddForeignKey
ALTER TABLE "agents" ADD CONSTRAINT "agents_reading_id_fkey" FOREIGN KEY ("reading_id") REFERENCES "site_readings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agents" ADD CONSTRAINT "agents_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agents" ADD CONSTRAINT "agents_adopted_by_id_fkey" FOREIGN KEY ("adopted_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_members" ADD CONSTRAINT "agent_members_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_members" ADD CONSTRAINT "agent_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_adoptions" ADD CONSTRAINT "agent_adoptions_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "control_codes" ADD CONSTRAINT "control_codes_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "taught_answers" ADD CONSTRAINT "taught_answers_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "taught_answers" ADD CONSTRAINT "taught_answers_taught_by_id_fkey" FOREIGN KEY ("taught_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_requests" ADD CONSTRAINT "customer_requests_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_requests" ADD CONSTRAINT "customer_requests_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_requests" ADD CONSTRAINT "customer_requests_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
