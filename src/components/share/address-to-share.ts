import { ownOrigins } from '@/platform/web-origin/own-origins'
import { addressOf } from '@/router/links'
import type { RouteName } from '@/router/table/table'

/**
 * The whole web address of a screen, for friends: with channel and distributor of this visit and nothing about the visitor.
 * @param shared see `session.shared`
 */
export const addressToShare = (
  { name, params }: { name: RouteName; params: Readonly<Record<string, string>> },
  shared: Readonly<Record<string, string>>,
): string => (ownOrigins()[0] ?? '') + addressOf(name, params, shared)
