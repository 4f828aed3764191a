import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../../../scripts/gateway/core/context'
import { Refusal } from '../../../../../scripts/gateway/core/envelope'
import { Tries } from '../../../../../scripts/gateway/modules/base/risk/tries'
import { limitTries } from '../../../../../scripts/gateway/modules/base/risk/tries-service'

const one = { free: 1, first: 10_000, longest: 10_000 }
const request = { ip: 'A', headers: {} } as FastifyRequest

describe('limitTries', () => {
  it('does not count an attempt that was rejected as busy', async () => {
    const passwords = new Tries({ pair: one, account: one, address: one, crowd: 10 })
    const gateway = { clock: { now: () => 0 }, risk: { passwords } } as unknown as Gateway
    const attempt = (code: 'tooMany' | 'badRequest') =>
      limitTries(gateway, request, { kind: 'passwords', account: 'lin' }, () => Promise.reject(new Refusal(code)))
    for (let time = 0; time < 3; time += 1) await expect(attempt('tooMany')).rejects.toThrow('tooMany')
    await expect(attempt('badRequest')).rejects.toThrow('badRequest')
    await expect(attempt('badRequest')).rejects.toThrow('tooManyTries')
  })
})
