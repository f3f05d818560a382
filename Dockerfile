# The website and its commands. Build: docker build --tag sportbuddy .
# Run it behind a reverse proxy, as compose.yaml does.
FROM node:26-bookworm-slim AS build
WORKDIR /srv/sportbuddy
# Node needs libatomic1, which not every base image has. `strip` is in binutils.
RUN apt-get update && apt-get install --yes --no-install-recommends binutils libatomic1 \
    && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
COPY media/package.json media/
RUN npm ci --omit=dev
COPY . .
# What runs is the build, Node of package-lock.json without its symbols (33 of 150 MB), the driver of SQLite with its
# binaries, and the legal texts, which pages read. The build contains all other packages and texts. package.json says
# that scripts are modules.
RUN npm run build \
    && driver=node_modules/better-sqlite3 \
    && mkdir -p /srv/site/bin "/srv/site/$driver/prebuilds" /srv/site/content/legal \
    && strip --strip-all -o /srv/site/bin/node "$(readlink --canonicalize node_modules/.bin/node)" \
    && cp --recursive package.json dist /srv/site/ \
    && cp --recursive content/legal/en content/legal/ar /srv/site/content/legal/ \
    && ln --symbolic current/server/signups.js /srv/site/dist/signups.js \
    && cp --recursive $driver/package.json $driver/LICENSE $driver/lib "/srv/site/$driver/" \
    && cp $driver/prebuilds/linux-*.node "/srv/site/$driver/prebuilds/"

FROM debian:bookworm-slim
ENV PATH=/srv/sportbuddy/bin:$PATH \
    NODE_ENV=production \
    PORT=3000 \
    DATA_DIR=/data \
    DRAIN_SECONDS=5 \
    MALLOC_ARENA_MAX=1
WORKDIR /srv/sportbuddy
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libatomic1 \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /srv/site ./
# The server cannot change its own files. Only /data is writable, also with a read-only root file system.
RUN useradd --system --no-create-home --uid 10001 sportbuddy \
    && install --directory --owner=sportbuddy --mode=0700 /data
USER 10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm or a shell in between, so that the server receives SIGTERM.
CMD ["node", "--max-semi-space-size=4", "dist/current/server/start.js"]
