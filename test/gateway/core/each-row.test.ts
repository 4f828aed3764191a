import { eachRow } from '../../../scripts/gateway/core/each-row'

describe('eachRow', () => {
  const lost = Object.assign(new Error('gone'), { code: 'ECONNRESET' })
  const run = async (fails: Error) => {
    const done: number[] = []
    const errors: unknown[] = []
    const change = async (row: number) => {
      if (row === 2) throw fails
      done.push(row)
    }
    const ended = await eachRow([1, 2, 3], change, (error) => errors.push(error)).catch((error: unknown) => error)
    return { done, errors, ended }
  }

  it('reports a failed row, and continues with the next rows', async () => {
    const broken = new Error('broken')
    expect(await run(broken)).toEqual({ done: [1, 3], errors: [broken], ended: undefined })
  })

  it('stops if the database is lost', async () => {
    expect(await run(lost)).toEqual({ done: [1], errors: [], ended: lost })
  })
})
