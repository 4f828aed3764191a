import { useGateway } from '../support/gateway'

const test = useGateway()

describe('a form on a page of the sandbox', () => {
  it.each([
    '/sandbox/zhima/certify',
    '/sandbox/seats',
    '/sandbox/google/account',
    '/sandbox/apple/account',
    '/sandbox/bank/authorize',
    '/sandbox/partner',
    '/sandbox/cashier/none',
    '/sandbox/object-store/other',
  ])('is accepted only from the gateway’s origin: %s', async (path) => {
    const statusOf = async (origin: string) => {
      const body = new URLSearchParams({ choice: 'pass' })
      return (await fetch(test.gateway.url + path, { method: 'POST', body, headers: { origin }, redirect: 'manual' }))
        .status
    }
    expect(await statusOf('https://evil.example')).toBe(403)
    expect(await statusOf('null')).toBe(403)
    expect(await statusOf(test.gateway.url)).not.toBe(403)
  })
})
