import { object, picklist, pipe, string } from 'valibot'
import { FormModel } from '@/components/form/form-model'
import { email, filled, phone, rule } from '@/components/form/rules'
import { userTexts } from '@/locales/namespaces/user'
import { RequestError } from '@/request/errors'

const INITIAL = { name: '', email: '', kind: 'A' as 'A' | 'B', code: '' }
type Values = typeof INITIAL

const refusal = (statusCode: number) => new RequestError({ kind: 'business', message: 'no', statusCode })

/** Creates a form whose code field must begin with the value of its kind field. */
const setUp = (submit: (values: Values) => Promise<unknown> = async () => undefined) => {
  const sent: Values[] = []
  const done = jest.fn()
  const form = new FormModel({
    texts: userTexts,
    initial: INITIAL,
    schema: (issue, { kind }) =>
      object({
        name: filled(issue('form.name')),
        email: email(issue('form.email')),
        kind: picklist(['A', 'B']),
        code: pipe(
          string(),
          rule((code) => (code.startsWith(kind) ? null : issue('form.detail', { count: 6 }))),
        ),
      }),
    rechecks: (changed) => changed === 'kind' && 'code',
    submit: async (values) => {
      sent.push(values)
      await submit(values)
    },
    done,
    refusals: (error) => ((error as RequestError).statusCode === 1 ? 'email' : null),
  })
  return { form, sent, done }
}

const fillIn = (form: ReturnType<typeof setUp>['form']) => {
  form.set('name', ' Lin ')
  form.set('email', 'lin@example.com')
  form.set('code', 'A1')
}

describe('a submission', () => {
  it.each<[string, Partial<Values>, Record<string, string>, string]>([
    ['every problem', {}, { name: 'form.name', email: 'form.email', code: 'form.detail' }, 'name'],
    ['one field', { name: 'Lin', code: 'A1', email: 'lin@' }, { email: 'form.email' }, 'email'],
    ['a rule over two fields', { name: 'L', email: 'a@b.cd', code: 'A1', kind: 'B' }, { code: 'form.detail' }, 'code'],
  ])('shows %s at its field and focuses the first field with a problem', async (_, values, problems, first) => {
    const { form, sent } = setUp()
    form.fill(values)
    expect(await form.submit()).toBe(false)
    const found = Object.fromEntries(Object.entries(form.problems).map(([field, problem]) => [field, problem?.key]))
    expect([found, form.focused, sent]).toEqual([problems, first, []])
  })

  it('passes the interpolation values for the text of a problem', async () => {
    const { form } = setUp()
    await form.submit()
    expect(form.problems.code).toEqual({ key: 'form.detail', values: { count: 6 } })
  })

  it('submits the output of the schema, then resets its unsaved changes', async () => {
    const { form, sent, done } = setUp()
    fillIn(form)
    expect(await form.submit()).toBe(true)
    expect(sent).toEqual([{ name: 'Lin', email: 'lin@example.com', kind: 'A', code: 'A1' }])
    expect([done.mock.calls.length, form.busy, form.dirty]).toEqual([1, false, false])
  })

  it('runs only once at a time', async () => {
    let end = (): void => undefined
    const { form, sent } = setUp(() => new Promise<void>((resolve) => (end = resolve)))
    fillIn(form)
    const first = form.submit()
    expect([form.busy, await form.submit(), sent.length]).toEqual([true, false, 1])
    end()
    expect(await first).toBe(true)
  })

  it.each([
    ['at its field', 1, 'email', 'email'],
    ['at the form if it concerns no field', 2, 'form', null],
  ] as const)('shows a refusal by the gateway %s', async (_, code, place, focused) => {
    const { form, done } = setUp(() => Promise.reject(refusal(code)))
    fillIn(form)
    expect(await form.submit()).toBe(false)
    expect([form.problems[place]?.message, form.focused, form.busy, form.dirty]).toEqual(['no', focused, false, true])
    expect(done).not.toHaveBeenCalled()
  })
})

describe('a validation problem', () => {
  it('appears when the visitor leaves the field, unless the field is empty', () => {
    const { form } = setUp()
    form.leave('email')
    expect(form.problems).toEqual({})
    form.set('email', 'lin@')
    form.leave('email')
    expect(form.problems).toEqual({ email: { key: 'form.email' } })
  })

  it('disappears together with the form’s general problem when its field changes', async () => {
    const { form } = setUp(() => Promise.reject(refusal(2)))
    fillIn(form)
    await form.submit()
    form.set('email', 'lin@')
    form.leave('email')
    form.set('name', 'Li')
    expect(Object.keys(form.problems)).toEqual(['email'])
    form.set('email', 'lin@e')
    expect(form.problems).toEqual({})
  })
})

it('validates a field again when the field that it depends on changes', () => {
  const { form } = setUp()
  form.set('code', 'A1')
  form.set('kind', 'B')
  expect(form.problems).toEqual({ code: { key: 'form.detail', values: { count: 6 } } })
  form.set('kind', 'A')
  expect(form.problems).toEqual({})
})

describe('unsaved changes', () => {
  it('are the differences from the stored values', () => {
    const { form } = setUp()
    form.fill({ name: 'Lin' })
    expect(form.dirty).toBe(false)
    form.set('name', 'Li')
    expect(form.dirty).toBe(true)
    form.set('name', 'Lin')
    expect(form.dirty).toBe(false)
  })

  it('are not overwritten by stored values that arrive later', () => {
    const { form } = setUp()
    form.set('name', 'Mine')
    form.fill({ name: 'Stored', email: 'a@b.cd' })
    expect([form.values.name, form.values.email, form.dirty]).toEqual(['Mine', 'a@b.cd', true])
  })

  it('are cleared by a successful call, but not by a failed call', async () => {
    const { form } = setUp()
    form.set('name', 'Lin')
    expect(await form.run(() => Promise.reject(refusal(2)))).toBe(false)
    expect([form.problems.form?.message, form.dirty]).toEqual(['no', true])
    const done = jest.fn(() => expect(form.dirty).toBe(false))
    expect(await form.run(async () => 'answer', done)).toBe(true)
    expect(done).toHaveBeenCalledWith('answer')
  })
})

describe('a phone number field', () => {
  const check = async (cellphone: string, countryCode: string) => {
    let sent = ''
    const form = new FormModel({
      texts: userTexts,
      initial: { cellphone, countryCode },
      schema: (issue, values) =>
        object({ cellphone: phone(issue, { ...values, areas: [{ code: '853', name: '' }] }), countryCode: string() }),
      submit: async (values) => void (sent = values.cellphone),
    })
    await form.submit()
    return form.problems.cellphone?.key ?? sent
  }

  it.each([
    ['138 0000 0001', '86', '13800000001'],
    ['1380', '86', 'form.phone'],
    ['66123456', '853', '66123456'],
    ['66123456', '44', 'form.phoneArea'],
  ])('reads the number %s with area code +%s as %s', async (number, area, expected) => {
    expect(await check(number, area)).toBe(expected)
  })
})

describe('validate', () => {
  it('shows the problems of the named fields only, and focuses the first one', () => {
    const { form } = setUp()
    expect([form.validate(['email', 'code']), Object.keys(form.problems), form.focused]).toEqual([
      false,
      ['email', 'code'],
      'email',
    ])
  })

  it('returns true if the named fields have no problems', () => {
    const { form } = setUp()
    form.set('email', 'lin@example.com')
    expect(form.validate(['email'])).toBe(true)
  })
})

describe('replace', () => {
  it('sets changed values too, and leaves nothing unsaved', async () => {
    const { form } = setUp()
    form.set('name', 'Lin')
    await form.submit()
    form.replace({ ...INITIAL, name: 'Ana' })
    expect([form.values.name, form.problems, form.dirty]).toEqual(['Ana', {}, false])
  })
})
