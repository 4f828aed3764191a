import { facts, type SpecCall, type SpecScreen, specTable } from './tables'

/** The entry with the same fields as ours, so that notes and payloads of a table do not count. */
const like = (ours: object, theirs: object): object =>
  Object.fromEntries(Object.keys(ours).map((name) => [name, (theirs as Record<string, unknown>)[name]]))

describe('the project’s copy of the specification’s facts', () => {
  it('is worth comparing with, and holds no sentences', () => {
    expect(facts.calls.length).toBeGreaterThan(90)
    expect(facts.screens.length).toBeGreaterThan(150)
    const texts = [...facts.calls.map(({ path }) => path), ...facts.screens.flatMap(({ page, web }) => [page, ...web])]
    expect(texts.filter((text) => text !== null && /\s/.test(text))).toEqual([])
  })

  it('is what the tables say, where they are at hand', () => {
    const calls = specTable<SpecCall>('calls.json')?.filter(({ method, path }) => method && path) ?? facts.calls
    const screens = specTable<SpecScreen>('screens.json') ?? facts.screens
    expect(calls.map((call) => like(facts.calls[0]!, call))).toEqual(facts.calls)
    expect(screens.map((each) => like(facts.screens[0]!, each))).toEqual(facts.screens)
  })
})
