import { formatChosen, parseChosen } from '@/domain/combo/chosen'

describe('a choice in an address', () => {
  it('is parsed to the formatted values', () => {
    const chosen = [
      { partId: 'CB1-1', showId: 'S1', sessionId: 'S1N', seatPlanId: 'S1T' },
      { partId: 'CB1-1', showId: 'S2', sessionId: 'S2N' },
      { partId: 'CB1-2', showId: 'S3' },
    ]
    expect(formatChosen(chosen)).toBe('CB1-1.S1.S1N.S1T,CB1-1.S2.S2N,CB1-2.S3')
    expect(parseChosen(formatChosen(chosen))).toEqual(chosen)
  })

  it.each([undefined, '', 'P1', 'P1.', '.S1', 'P1.S1.N1.T1.X', 'P1.<b>', 'P1. S1', `P1.${'x'.repeat(65)}`])(
    'ignores the entry %s',
    (text) => {
      expect(parseChosen(text)).toEqual([])
      expect(parseChosen(`${text ?? ''},P1.S1`)).toEqual([{ partId: 'P1', showId: 'S1' }])
    },
  )
})
