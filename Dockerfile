# One image for every process of docker-compose.yml. test/documents/docker-image.spec.ts runs these steps without a container engine.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# All native code comes prebuilt in npm packages, so no install script has to run.
RUN npm ci --omit=dev --ignore-scripts
COPY tsconfig.json ./
COPY src src
COPY web web
RUN npm run build

FROM node:24-slim
WORKDIR /app
# In a container the loopback interface would reach no proxy.
ENV NODE_ENV=production HOST=0.0.0.0
# The process may write only to these three folders, which are volumes. The program belongs to root.
COPY --from=build /app /app
RUN mkdir -p var/objects checkpoints backups && chown -R node:node var checkpoints backups
USER node
EXPOSE 3000
CMD ["node", "dist/server/server.js"]
