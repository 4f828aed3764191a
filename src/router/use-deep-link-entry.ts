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
  takeQuery: (query: Query) => void
  resolveCode: ResolveCode
  /** Web origins that are ours. */
  origins: readonly string[]
}

/** What a screen knows of how it was entered. */
export interface EntryState {
  /** The parameters to judge by; null as long as a code is asked for, and when it leads to another screen. */
  given: Query | null
  /** The code could not be asked for; this asks again. */
  retry: (() => void) | null
}

const BAD_CODE: Destination = { name: 'page-error', params: { reason: 'bad-code' } }

/** Facts that a host tells at launch and not to its first page: Alipay does so with an ordinary QR code's address. */
let launchQuery: Query = {}

/** Called once at the start; the first screen takes it. */
export const storeLaunchQuery = ({ qrCode = '', scene = '' }: Query): void => {
  launchQuery = { ...(qrCode && { qrCode }), ...(scene && { scene }) }
}

const takeLaunchQuery = (): Query => {
  const taken = launchQuery
  launchQuery = {}
  return taken
}

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
 * Leads from the page that a host opened to what the code on it stands for. A tab is drawn meanwhile, as it needs nothing
 * to be drawn; any other screen waits, and is entered anew with the code's parameters, so that it begins like any other.
 */
export const useDeepLinkEntry = (
  name: RouteName,
  options: Readonly<Record<string, unknown>>,
  loading: ScreenLoading,
  deps: () => DeepLinkEntryDeps,
): EntryState => {
  const [entry] = useState(() => deepLinkEntryOf({ ...takeLaunchQuery(), ...readOptions(options) }, deps().origins))
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (entry.kind === 'open') return undefined
    const { router, takeQuery, resolveCode } = deps()
    const isTab = isTabName(name)
    const end = loading.begin()
    let active = true
    const resolveEntry = async (): Promise<void> => {
      const link = await linkBehind(entry, name, resolveCode)
      if (!active) return
      end()
      if (link === 'failed') return setFailed(true)
      if (link === 'unknown') return router.goto(BAD_CODE, isTab ? 'push' : 'replace')
      takeQuery(link.query)
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
