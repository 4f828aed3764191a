import { ownOrigins } from '@/platform/web-origin/own-origins'
import { addressOf } from '@/router/links'
import type { RouteName } from '@/router/table/table'

/**
 * Returns the absolute web address of a screen for sharing: with channel and distributor of this visit, without data of
 * the visitor. @param shared see `session.shared`
 */
export const addressToShare = (
  { name, params }: { name: RouteName; params: Readonly<Record<string, string>> },
  shared: Readonly<Record<string, string>>,
): string => (ownOrigins()[0] ?? '') + addressOf(name, params, shared)
