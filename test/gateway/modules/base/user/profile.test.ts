import { PROFILE_CODES } from '@/domain/business-codes/profile'
import { useGateway } from '../../../support/gateway'

const test = useGateway()

let last = 13_720_000_000
const newBuyer = async () => (await test.signIn(String(++last))).accessToken
const change = (token: string, body: object) =>
  test.ask('user/buyer/v3/profile/update?lang=en', { method: 'POST', token, body })
const profileOf = async (token: string) => (await test.ask('user/buyer/v3/profile', { token })).body.data

describe('a nickname', () => {
  it.each(['林', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 'a'.repeat(20), '👨‍👩‍👧'.repeat(20), 'Ａ é 漢'])('is accepted: %s', async (nickname) => {
    const token = await newBuyer()
    const { body } = await change(token, { nickname })
    expect(body).toMatchObject({ statusCode: 200, data: { nickname } })
    expect((await profileOf(token)).nickname).toBe(nickname)
  })

  it('is stored without surrounding spaces', async () => {
    expect((await change(await newBuyer(), { nickname: '  Lin \u3000 Yi ' })).body.data.nickname).toBe('Lin Yi')
  })

  it.each([
    ['longer than 20 characters', 'a'.repeat(21)],
    ['longer than 20 characters of several code points each', '👨‍👩‍👧'.repeat(21)],
    ['empty', ''],
    ['invisible', ' \u200b\u200d\u202e '],
  ])('is refused when it is %s', async (_what, nickname) => {
    const token = await newBuyer()
    const { nickname: before } = await profileOf(token)
    expect((await change(token, { nickname })).body.statusCode).toBe(PROFILE_CODES.nicknameLength)
    expect((await profileOf(token)).nickname).toBe(before)
  })

  it('is stored on one line, without invisible characters', async () => {
    const token = await newBuyer()
    await change(token, { nickname: ' a\u0007\nb\u202e ' })
    expect((await profileOf(token)).nickname).toBe('a b')
  })

  it.each([
    ['Foyer', 'foyer'],
    ['F o Y-e r', 'foyer'],
    ['ｆｏｙｅｒ', 'foyer'],
    ['灯社官·方', '官方'],
  ])('is rejected for the forbidden word in %s', async (nickname, word) => {
    const { body } = await change(await newBuyer(), { nickname })
    expect(body).toMatchObject({ statusCode: PROFILE_CODES.nicknameRefused, data: { word } })
    expect(body.comments).toContain(word)
  })
})

describe('the birthday of a profile', () => {
  it('can be set once; the same value is accepted again', async () => {
    const token = await newBuyer()
    expect((await profileOf(token)).birthdayFixed).toBe(false)
    const first = await change(token, { birthday: '1990-02-28' })
    expect(first.body.data).toMatchObject({ birthday: '1990-02-28', birthdayFixed: true })
    expect((await change(token, { birthday: '1990-02-28' })).body.statusCode).toBe(200)
    expect((await change(token, { birthday: '1991-02-28' })).body.statusCode).toBe(PROFILE_CODES.birthdayFixed)
    expect((await profileOf(token)).birthday).toBe('1990-02-28')
  })

  it('can be set by only one of several concurrent requests', async () => {
    const token = await newBuyer()
    const answers = await Promise.all(
      ['1990-01-01', '1990-01-02', '1990-01-03'].map((birthday) => change(token, { birthday })),
    )
    expect(answers.filter(({ body }) => body.statusCode === 200)).toHaveLength(1)
  })

  it.each(['2026-12-02', '1899-01-01', '2001-02-29'])('is rejected as invalid: %s', async (birthday) => {
    const token = await newBuyer()
    const { body } = await change(token, { birthday, nickname: 'Lin' })
    expect(body.statusCode).toBe(PROFILE_CODES.birthdayWrong)
    expect((await profileOf(token)).birthdayFixed).toBe(false)
  })
})

it('updates all fields of a profile or none', async () => {
  const token = await newBuyer()
  const before = await profileOf(token)
  expect((await change(token, { nickname: 'Lin', birthday: '2999-01-01' })).body.statusCode).not.toBe(200)
  expect(await profileOf(token)).toEqual(before)
})

it('rejects an avatar that this buyer did not upload', async () => {
  expect((await change(await newBuyer(), { avatar: 'E0000000' })).body.comments).toMatch(/upload it again/i)
})
