# The site, its worker and its commands in one image; see docs/deployment.md. Nothing about a site is built in: settings are read
# at start.
# The image in use before, whose scripts stay served for pages that are open; by default one without any.
ARG PREVIOUS_IMAGE=node:24-bookworm-slim
FROM ${PREVIOUS_IMAGE} AS previous

FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
ARG SOURCE_COMMIT=""
# With the same key each time, forms on pages that were opened before an upgrade can still be sent.
RUN --mount=type=secret,id=form_key,required=true --mount=type=bind,from=previous,target=/previous \
  if [ -d /previous/app/.next/static ]; then set -- --previous /previous/app; fi \
  && SOURCE_COMMIT="$SOURCE_COMMIT" NEXT_SERVER_ACTIONS_ENCRYPTION_KEY_FILE=/run/secrets/form_key \
    node scripts/release.mjs /release "$@"

FROM node:24-bookworm-slim
RUN groupadd --system --gid 10001 site \
  && useradd --system --uid 10001 --gid 10001 --home-dir /nonexistent --no-create-home --shell /usr/sbin/nologin site \
  && install --directory --owner=site --group=site --mode=0700 /data
# Owned by root, so that the site cannot change its own code.
COPY --from=build /release /app
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
USER 10001:10001
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=150s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
