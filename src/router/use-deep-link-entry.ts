import { runInAction } from 'mobx'
import { useEffect, useState } from 'react'
import type { Destination } from './destination'
import { type CodeAnswer, deepLinkEntryOf, type DeepLinkEntry, linkOfCode, type ResolveCode } from './deep-link-entry'
import { readOptions } from './guards'
import type { Link } from './links'
import type { Router } from './navigate'
import type { Query } from './query'
import type { ScreenLoading } from './screen-loading'
import { isTabName, type RouteName } from './table/table'
import { tabParams } from './tab-params'

export interface DeepLinkEntryDeps {
  router: Pick<Router, 'goto'>
  applyQuery: (query: Query) => void
  resolveCode: ResolveCode
  takeLaunchQuery: () => Query
  /** Web origins of the storefront. */
  origins: readonly string[]
}

/** State of a screen's deep-link entry. */
export interface EntryState {
  /** Parameters for the guards; null while a code is being resolved, and if the code opens another screen. */
  given: Query | null
  /** Resolves the code again; null unless the last attempt failed. */
  retry: (() => void) | null
}

const BAD_CODE: Destination = { name: 'page-error', params: { reason: 'bad-code' } }

const linkBehind = async (
  entry: Exclude<DeepLinkEntry, { kind: 'open' }>,
  name: RouteName,
  resolve: ResolveCode,
): Promise<Link | Exclude<CodeAnswer, { kind: 'found' }>['kind']> => {
  if (entry.kind === 'link') return entry.link
  if (entry.kind === 'garbled') return 'unknown'
  const answer = await resolve(entry.code)
  if (answer.kind !== 'found') return answer.kind
  const link = linkOfCode(answer, { name, given: entry.given })
  return link.ok ? link.value : 'unknown'
}

/**
 * Opens the target of the code in a page's options. A tab is rendered while the code is being resolved. Any other
 * screen is rendered only afterwards, and the target replaces it.
 */
export const useDeepLinkEntry = (
  name: RouteName,
  options: Readonly<Record<string, unknown>>,
  loading: ScreenLoading,
  deps: DeepLinkEntryDeps,
): EntryState => {
  const [entry] = useState(() => deepLinkEntryOf({ ...deps.takeLaunchQuery(), ...readOptions(options) }, deps.origins))
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (entry.kind === 'open') return undefined
    const { router, applyQuery, resolveCode } = deps
    const isTab = isTabName(name)
    const end = loading.begin()
    let active = true
    const resolveEntry = async (): Promise<void> => {
      const link = await linkBehind(entry, name, resolveCode)
      if (!active) return
      end()
      if (link === 'failed') return setFailed(true)
      if (link === 'unknown') return router.goto(BAD_CODE, isTab ? 'push' : 'replace')
      applyQuery(link.query)
      if (isTab && link.name === name) return runInAction(() => void tabParams.set(name, link.params))
      await router.goto({ name: link.name, params: link.params }, isTab ? 'push' : 'replace')
    }
    void resolveEntry()
    return () => {
      active = false
      end()
    }
  }, [entry, name, attempt, loading, deps])

  return {
    given: entry.kind === 'open' || isTabName(name) ? entry.given : null,
    retry: failed
      ? () => {
          setFailed(false)
          setAttempt(attempt + 1)
        }
      : null,
  }
}
