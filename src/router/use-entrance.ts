import { runInAction } from 'mobx'
import { useEffect, useState } from 'react'
import type { Destination } from './destination'
import { type CodeAnswer, entranceOf, type Entrance, linkOfCode, type ResolveCode } from './entrance'
import { readOptions } from './guards'
import type { Link } from './links'
import type { Router } from './navigate'
import type { Query } from './query'
import type { ScreenLoading } from './screen-loading'
import { isTabName, type RouteName } from './table/table'
import { tabParams } from './tab-params'

export interface EntranceDeps {
  router: Pick<Router, 'goto'>
  takeQuery: (query: Query) => void
  resolveCode: ResolveCode
  /** Web origins that are ours. */
  origins: readonly string[]
}

/** What a screen knows of how it was entered. */
export interface Entered {
  /** The parameters to judge by; null as long as a code is asked for, and when it leads to another screen. */
  given: Query | null
  /** The code could not be asked for; this asks again. */
  retry: (() => void) | null
}

const GARBLED: Destination = { name: 'page-error', params: { reason: 'bad-code' } }

/** Facts that a host tells at launch and not to its first page: Alipay does so with an ordinary QR code's address. */
let launchQuery: Query = {}

/** Called once at the start; the first screen takes it. */
export const noteLaunch = ({ qrCode = '', scene = '' }: Query): void => {
  launchQuery = { ...(qrCode && { qrCode }), ...(scene && { scene }) }
}

const takeLaunch = (): Query => {
  const taken = launchQuery
  launchQuery = {}
  return taken
}

const linkBehind = async (
  entrance: Exclude<Entrance, { kind: 'open' }>,
  name: RouteName,
  resolve: ResolveCode,
): Promise<Link | Exclude<CodeAnswer, { kind: 'found' }>['kind']> => {
  if (entrance.kind === 'link') return entrance.link
  if (entrance.kind === 'garbled') return 'unknown'
  const answer = await resolve(entrance.code)
  if (answer.kind !== 'found') return answer.kind
  const link = linkOfCode(answer, { name, given: entrance.given })
  return link.ok ? link.value : 'unknown'
}

/**
 * Leads from the page that a host opened to what the code on it stands for. A tab is drawn meanwhile, as it needs nothing
 * to be drawn; any other screen waits, and is entered anew with the code's parameters, so that it begins like any other.
 */
export const useEntrance = (
  name: RouteName,
  options: Readonly<Record<string, unknown>>,
  loading: ScreenLoading,
  deps: () => EntranceDeps,
): Entered => {
  const [entrance] = useState(() => entranceOf({ ...takeLaunch(), ...readOptions(options) }, deps().origins))
  const [attempt, setAttempt] = useState(0)
  const [lost, setLost] = useState(false)

  useEffect(() => {
    if (entrance.kind === 'open') return undefined
    const { router, takeQuery, resolveCode } = deps()
    const isTab = isTabName(name)
    const end = loading.begin()
    let here = true
    const lead = async (): Promise<void> => {
      const link = await linkBehind(entrance, name, resolveCode)
      if (!here) return
      end()
      if (link === 'failed') return setLost(true)
      if (link === 'unknown') return router.goto(GARBLED, isTab ? 'push' : 'replace')
      takeQuery(link.query)
      if (isTab && link.name === name) return runInAction(() => void tabParams.set(name, link.params))
      await router.goto({ name: link.name, params: link.params }, isTab ? 'push' : 'replace')
    }
    void lead()
    return () => {
      here = false
      end()
    }
  }, [entrance, name, attempt, loading, deps])

  return {
    given: entrance.kind === 'open' || isTabName(name) ? entrance.given : null,
    retry: lost
      ? () => {
          setLost(false)
          setAttempt(attempt + 1)
        }
      : null,
  }
}
