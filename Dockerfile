# syntax=docker/dockerfile:1
# The Node that runs is the one of package-lock.json, the one that all tests ran on: so the last stage needs a C++ runtime and
# nothing else, no shell, no package manager, no second Node. See decision 0042, and docs/operations/deploy.md for what it weighs.

FROM node:26-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && rm -rf dist/pages && mkdir -p dist/pages
RUN npm prune --omit=dev --no-save --no-audit --no-fund \
  && rm -rf node_modules/node/node_modules node_modules/lucide-react/dist/esm node_modules/@img/*musl* node_modules/@img/*wasm32 \
  && find node_modules -type f \( -name '*.map' -o -name '*.md' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' \) -delete
RUN mkdir -p /out/data /out/lib && cp -L /usr/lib/*-linux-gnu/libatomic.so.1 /out/lib/

FROM gcr.io/distroless/cc-debian12:nonroot
WORKDIR /app
# Node asks for it, and this base does not bring it.
COPY --from=build /out/lib/ /usr/lib/
COPY --from=build --chown=65532:65532 /out/data /data
COPY package.json package-lock.json vite.config.ts ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/public ./public
COPY --from=build /app/migrations ./migrations
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src ./src
# The last two: what decoded a photo goes back to the system at once (docs/decisions/0016-images-with-sharp-never-stored.md).
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DRAIN_SECONDS=5 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
USER 65532:65532
EXPOSE 3000
VOLUME ["/data"]
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["/app/node_modules/node/bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# The pages are rendered at start, from this site's settings, into dist/pages: mount a tmpfs there. The code is built already.
ENTRYPOINT ["/app/node_modules/node/bin/node"]
CMD ["--env-file-if-exists=/run/secrets/salero_env", "--import", "./scripts/build.ts", "src/app/main.server.ts", "--if-stale"]
