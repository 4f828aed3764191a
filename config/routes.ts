import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '@tarojs/helper'

const source = path.resolve(__dirname, '../src')

/*
 * The route table is TypeScript under `src/`, which Taro does not transpile while it loads its configuration. It is
 * therefore read in the same way as `app.config.ts`. Maps a page path to addresses: `/pages/home/home` → `['/']`.
 */
const table = readConfig(path.join(source, 'router/table/web-routes.ts'), { alias: { '@': source } }) as Record<
  string,
  string[]
>

const named = Object.entries(table)
  .map(([page, addresses]) => ({ page: page.slice(1), addresses }))
  .filter(({ page }) => existsSync(path.join(source, `${page}.tsx`)))

/** Pages of the route table with an existing component. The table may contain screens that do not exist yet. */
export const existingPages = (): string[] => named.map(({ page }) => page)

/** Web addresses of every existing page, for Taro's H5 router: `/packages/show/…` → `/content/:showId`. */
export const customRoutes = (): Record<string, string[]> =>
  Object.fromEntries(named.map(({ page, addresses }) => [`/${page}`, addresses]))
