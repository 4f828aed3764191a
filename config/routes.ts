import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '@tarojs/helper'

const source = path.resolve(__dirname, '../src')

/*
 * Addresses of each page path: `/pages/home/home` → `['/']`. The route table is TypeScript under `src/`, which Taro
 * does not transpile while it loads its configuration. Therefore `readConfig` reads the table, like `app.config.ts`.
 */
const table = readConfig(path.join(source, 'router/table/web-routes.ts'), { alias: { '@': source } }) as Record<
  string,
  string[]
>

const named = Object.entries(table)
  .map(([page, addresses]) => ({ page: page.slice(1), addresses }))
  .filter(({ page }) => existsSync(path.join(source, `${page}.tsx`)))

/**
 * Returns the pages of the route table that have a component file. The table may list screens that do not exist yet.
 */
export const existingPages = (): string[] => named.map(({ page }) => page)

/** Returns the web addresses of every existing page for Taro's H5 router: `/packages/show/…` → `/content/:showId`. */
export const customRoutes = (): Record<string, string[]> =>
  Object.fromEntries(named.map(({ page, addresses }) => [`/${page}`, addresses]))
