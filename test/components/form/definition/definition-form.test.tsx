import { act } from 'react'
import { texts } from '@/locales/texts'
import { axeFindings } from '../../../support/axe-findings'
import { field } from '../../../domain/form-schema/support'
import type { Mounted } from '../../../support/screen'
import { drawForm, EVERY_FIELD, sectioned, typed } from './support'

const DESKTOP = { width: 1280 }
let mounted: Mounted | null = null

const draw = async (...args: Parameters<typeof drawForm>) => {
  const drawn = await drawForm(...args)
  mounted = drawn.screen
  return drawn
}
const input = (screen: Mounted, label: string) => screen.find(`input[aria-label="${label}"]`)
const focused = () => document.activeElement?.getAttribute('aria-label')

beforeAll(() => texts.setLanguage('en-US'))
afterEach(() => {
  mounted?.unmount()
  mounted = null
})

describe('a form with every kind of field', () => {
  it.each([
    ['on a phone', 375],
    ['on a desktop', 1280],
  ])('has no accessibility violations %s', async (_where, width) => {
    const { screen } = await draw({ definition: sectioned([...EVERY_FIELD], [typed('more')]) }, { width })
    expect(await axeFindings(screen.root)).toEqual([])
  })

  it('names each field by its label', async () => {
    const { screen } = await draw({ definition: sectioned([...EVERY_FIELD]) })
    const names = screen.all('[aria-label]').map((element) => element.getAttribute('aria-label') ?? '')
    const unnamed = EVERY_FIELD.filter(({ kind }) => kind !== 'NOTE' && !names.some((name) => name.includes(kind)))
    expect(unnamed.map(({ kind }) => kind)).toEqual([])
  })

  it('moves the focus to each field from the list of problems', async () => {
    const required = EVERY_FIELD.filter(({ kind }) => kind !== 'NOTE').map((each) => ({ ...each, required: true }))
    const { screen } = await draw({ definition: sectioned(required) })
    await screen.tap(screen.button('Send'))
    const entries = screen.all('[role=listitem] button')
    expect(entries).toHaveLength(required.length)
    for (const [index, entry] of entries.entries()) {
      await screen.tap(entry)
      expect(focused()).toContain(required[index]?.kind)
    }
  })
})

describe('steps', () => {
  const definition = sectioned([typed('name', { required: true })], [typed('city')])

  it('are one page with a list of sections on a desktop', async () => {
    const { screen } = await draw({ definition }, DESKTOP)
    expect(screen.all('[role=heading]').map((element) => element.textContent)).toEqual(['Section 1', 'Section 2'])
    expect(screen.find('[role=navigation]').textContent).toBe('Section 1Section 2')
  })

  it('show their number on a phone', async () => {
    const { screen } = await draw({ definition })
    expect(screen.find('[role=progressbar]').getAttribute('aria-label')).toBe('Step 1 of 2')
  })

  it('go on only without problems, and focus the first problem', async () => {
    const { screen } = await draw({ definition })
    await screen.tap(screen.button('Next'))
    expect([focused(), screen.text()]).toEqual(['name', expect.stringContaining('This is required')])
    await screen.type(input(screen, 'name'), 'Ana')
    await screen.tap(screen.button('Next'))
    expect(screen.text('[role=heading]')).toBe('Section 2')
    expect(document.activeElement?.textContent).toBe('Section 2')
  })

  it('skip a section whose fields are hidden', async () => {
    const hidden = typed('why', { showIf: { op: 'FILLED', fieldId: 'city' } })
    const { screen } = await draw({ definition: sectioned([typed('city')], [hidden]) })
    expect(screen.button('Send').textContent).toBe('Send')
    await screen.type(input(screen, 'city'), 'Macao')
    expect(screen.find('[role=progressbar]').getAttribute('aria-label')).toBe('Step 1 of 2')
  })

  it('lead to a problem of another step', async () => {
    const second = sectioned([typed('city')], [typed('name', { required: true })])
    const { screen, model, submit } = await draw({ definition: second })
    await act(async () => void (await model.submit()))
    expect([screen.text('[role=heading]'), focused(), submit.mock.calls]).toEqual(['Section 2', 'name', []])
  })
})

describe('fields of people', () => {
  const definition = sectioned([typed('name', { required: true, forEach: 'PERSON' })])
  const people = () => [
    { personKey: 'p1', name: 'Ana' },
    { personKey: 'p2', name: '' },
  ]

  it('show one person at a time, and the person of the first problem', async () => {
    const { screen, submit } = await draw({ definition, people })
    expect(screen.all('input')).toHaveLength(1)
    await screen.type(input(screen, 'name'), 'Ana')
    await screen.tap(screen.button('Send'))
    expect(screen.find('[role=tab][aria-selected=true]').textContent).toContain('Person 2')
    await screen.type(input(screen, 'name'), 'Bo')
    await screen.tap(screen.button('Send'))
    const answers = (personKey: string, name: string) => ({ personKey, answers: { name } })
    expect(submit).toHaveBeenCalledWith(
      { application: {}, people: [answers('p1', 'Ana'), answers('p2', 'Bo')] },
      expect.any(String),
    )
  })
})

describe('sending', () => {
  it('repeats a failed attempt with the same idempotency key', async () => {
    const submit = jest.fn(() => Promise.reject(new Error('offline')))
    const { screen } = await draw({ definition: sectioned([typed('name')]), submit })
    await screen.tap(screen.button('Send'))
    await screen.tap(screen.button('Send'))
    const [[, first], [, second]] = submit.mock.calls as unknown as [[unknown, string], [unknown, string]]
    expect(second).toBe(first)
  })

  it('omits hidden answers, and restores them when their field is shown again', async () => {
    const why = typed('why', { showIf: { op: 'IS', fieldId: 'late', value: true } })
    const { screen, submit } = await draw({ definition: sectioned([field('late', { kind: 'YES_NO' }), why]) })
    await screen.tap(screen.button('Yes'))
    await screen.type(input(screen, 'why'), 'Train')
    await screen.tap(screen.button('No'))
    await screen.tap(screen.button('Send'))
    expect(submit.mock.calls[0]).toEqual([{ application: { late: false }, people: [] }, expect.any(String)])
    await screen.tap(screen.button('Yes'))
    expect(input(screen, 'why')).toHaveProperty('value', 'Train')
  })

  it('sends the other answers unchanged if only named fields are open', async () => {
    const { screen, submit } = await draw({
      definition: sectioned([typed('name'), typed('city')]),
      answers: { application: { name: 'Ana', city: 'Macao' }, people: [] },
      only: [{ fieldId: 'city', personKey: null }],
    })
    expect(screen.all('input')).toHaveLength(1)
    await screen.type(input(screen, 'city'), 'Zhuhai')
    await screen.tap(screen.button('Send'))
    expect(submit).toHaveBeenCalledWith(
      { application: { name: 'Ana', city: 'Zhuhai' }, people: [] },
      expect.any(String),
    )
  })
})

describe('an earlier answer', () => {
  const definition = sectioned([typed('company', { reuse: 'COMPANY' }), typed('city')])
  const earlier = () => [
    { fieldId: 'company', value: 'Lamp Ltd', storedAt: Date.UTC(2026, 4, 3) },
    { fieldId: 'city', value: 'Macao', storedAt: Date.UTC(2026, 4, 3) },
  ]

  it('fills the field that names its reuse, and asks whether it is right', async () => {
    const { screen } = await draw({ definition, earlier })
    expect([input(screen, 'company'), input(screen, 'city')].map((each) => (each as HTMLInputElement).value)).toEqual([
      'Lamp Ltd',
      '',
    ])
    expect(screen.text()).toContain('From May 3. Still right?')
    await screen.tap(screen.button('No, clear: company'))
    expect(input(screen, 'company')).toHaveProperty('value', '')
  })

  it('asks no longer after a change', async () => {
    const { screen } = await draw({ definition, earlier })
    await screen.type(input(screen, 'company'), 'Lamp Inc')
    expect(screen.text()).not.toContain('Still right?')
  })
})

describe('a section', () => {
  it('shows the day on which its answers are deleted', async () => {
    const { screen } = await draw({
      definition: sectioned([typed('name')]),
      deletedOn: (keep) => (keep === 'PLAIN' ? '2027-05-03' : null),
    })
    expect(screen.text()).toContain('These answers are deleted on May 3, 2027')
  })

  it('shows a deletion day for each class of answers if the days differ', async () => {
    const { screen } = await draw({
      definition: sectioned([typed('name'), typed('health', { keep: 'HEALTH' })]),
      deletedOn: (keep) => (keep === 'PLAIN' ? '2027-05-03' : '2027-01-03'),
    })
    expect(screen.text()).toMatch(/Health declaration: deleted on Jan 3.*General answers: deleted on May 3/)
  })
})

describe('a typed answer', () => {
  it.each([
    ['NUMBER', '12.', '12.', 'Enter a number'],
    ['DATE', '2026-02-31', '2026-02-31', 'Enter a real date, for example 1990-03-07'],
    ['TIME', '2560', '25:60', 'Use the 24-hour clock, for example 09:30'],
  ] as const)('shows a problem of %s for %s', async (kind, typing, value, problem) => {
    const { screen } = await draw({ definition: sectioned([field('f', { kind })]) })
    await screen.type(input(screen, 'f'), typing)
    await screen.tap(screen.button('Send'))
    expect([(input(screen, 'f') as HTMLInputElement).value, screen.text('[role=alert]')]).toEqual([
      value,
      expect.stringContaining(problem),
    ])
  })

  it('is chosen in the calendar, except on other weekdays', async () => {
    const limits = { from: '2026-12-01', to: '2026-12-31', weekdays: [1, 2] }
    const { screen, submit } = await draw({ definition: sectioned([field('day', { kind: 'DATE', limits })]) })
    await screen.tap(screen.button('Choose from the calendar: day'))
    expect(screen.button('Dec 2')).toHaveProperty('disabled', true)
    await screen.tap(screen.button('Dec 7'))
    await screen.tap(screen.button('Send'))
    expect(submit.mock.calls[0]).toEqual([{ application: { day: '2026-12-07' }, people: [] }, expect.any(String)])
  })
})

describe('a choice', () => {
  it('shows the places that are left, and disables a full option', async () => {
    const options = ['S', 'M'].map((optionId) => ({
      ...{ optionId, places: 9 },
      label: { 'zh-CN': optionId, 'zh-MO': optionId, 'en-US': optionId },
    }))
    const { screen } = await draw({
      definition: sectioned([field('size', { kind: 'CHOICE', options })]),
      facts: () => ({ day: '2026-11-30', placesLeft: { size: { S: 0, M: 1 } } }),
    })
    expect(
      screen.all('[role=radio]').map((option) => [option.textContent, (option as HTMLButtonElement).disabled]),
    ).toEqual([
      ['SFull', true],
      ['M1 place left', false],
    ])
  })
})
