import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/schema.server.ts', './src/tools/*/saved.server.ts'],
  out: './migrations',
});
