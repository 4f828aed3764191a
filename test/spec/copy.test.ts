import { readFileSync } from 'node:fs'
import path from 'node:path'
import { specCalls, specScreens, type SpecCall, type SpecScreen } from './tables'

/** Folder of the specification's own tables, if it exists. The copy is then compared with these tables. */
const folder = process.env.FOYER_SPEC

interface Theirs {
  screen: SpecScreen & { loginProposed: boolean }
  call: { method: string | null; path: string | null; auth: SpecCall['auth'] }
}

const read = <Name extends keyof Theirs>(name: Name): Theirs[Name][] =>
  JSON.parse(readFileSync(path.join(folder ?? '', `${name}s.json`), 'utf8')) as Theirs[Name][]

/**
 * Returns the names of parameters without the mark `?` and remarks. The mark `?` of an optional parameter is not
 * compared, because this project interpreted most of these marks.
 */
const namesOf = (params: readonly string[]): string[] => params.flatMap((param) => /^\w+/.exec(param) ?? [])

const theirScreens = (): SpecScreen[] =>
  read('screen').map(({ name, page, web, login, loginProposed, swipeBack, scroll, pullToRefresh, params }) => ({
    name,
    page,
    web,
    login: login || loginProposed,
    swipeBack,
    pullToRefresh,
    scroll,
    params: namesOf(params).filter((param) => param !== 'channelId'),
  }))

/**
 * Returns the calls of the specification that have a path. This project has chosen the paths of all other calls, so
 * they are not compared.
 */
const theirCalls = (): SpecCall[] =>
  read('call').flatMap(({ method, path: address, auth }) =>
    method && address ? [{ method, path: address, auth }] : [],
  )

const byText = <Row>(rows: readonly Row[]): string[] => [...new Set(rows.map((row) => JSON.stringify(row)))].sort()

describe('the project’s copy of the specification’s facts', () => {
  it('contains each screen, page and call once', () => {
    const once = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)
    expect(once(specScreens.map(({ name }) => name))).toEqual([])
    expect(once(specScreens.map(({ page }) => page))).toEqual([])
    expect(once(specCalls.map((call) => `${call.method} ${call.path}`))).toEqual([])
  })

  it('contains absolute addresses, pages of a package, and relative paths', () => {
    expect(specScreens.flatMap(({ web }) => web).filter((address) => !/^\/[\w{}/.-]*$/.test(address))).toEqual([])
    expect(specScreens.filter(({ page }) => !/^(pages|packages)\/[\w/-]+$/.test(page))).toEqual([])
    expect(specCalls.filter(({ method }) => !['GET', 'POST', 'PUT', 'DELETE'].includes(method))).toEqual([])
  })

  it(folder ? 'is that of the tables at hand' : 'is whole', () => {
    expect([specScreens.length, specCalls.length]).toEqual([160, 114])
    if (!folder) return
    const ours = specScreens.map((screen) => ({ ...screen, params: namesOf(screen.params) }))
    expect(byText(ours)).toEqual(byText(theirScreens()))
    expect(byText(specCalls)).toEqual(byText(theirCalls()))
  })
})
