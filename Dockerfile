# The website and its commands. Build: docker build --tag sportbuddy .
# Run it behind a reverse proxy, as compose.yaml does.
FROM node:26-bookworm-slim AS build
WORKDIR /srv/sportbuddy
COPY package.json package-lock.json ./
COPY media/package.json media/
RUN npm ci --omit=dev
COPY . .
# The bundler is not needed after the build, and is larger than the site. The lock file must not change, because the
# server compares it with the build.
RUN npm run build \
    && npm uninstall --no-save --omit=dev @inlang/paraglide-js @inlang/plugin-message-format vite \
    && rm -rf node_modules/.cache

FROM debian:bookworm-slim
# Uses the Node version of package-lock.json, like the tests.
ENV PATH=/srv/sportbuddy/node_modules/.bin:$PATH \
    NODE_ENV=production \
    PORT=3000 \
    DATA_DIR=/data \
    DRAIN_SECONDS=5 \
    MALLOC_ARENA_MAX=1
WORKDIR /srv/sportbuddy
# Node needs this library, which the base image lacks.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libatomic1 \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /srv/sportbuddy ./
# The server cannot change its own files. Only /data is writable, also with a read-only root file system.
RUN useradd --system --no-create-home --uid 10001 sportbuddy \
    && install --directory --owner=sportbuddy --mode=0700 /data
USER 10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm or a shell in between, so that the server receives SIGTERM.
CMD ["node", "--max-semi-space-size=4", "launch/launch.js", "server/start.ts"]
