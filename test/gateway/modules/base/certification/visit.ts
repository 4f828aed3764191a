import type { TestGateway } from '../../../support/gateway'

/** An ID card number with a valid checksum that belongs to no person. */
export const ID_CARD = '110101199003070054'
export const PERSON = { name: '沈知微', idType: 'ID_CARD', idNo: ID_CARD }
export const PASSPORT = { name: 'Lin Wan', idType: 'PASSPORT', idNo: 'E12345678' }

const BASE = 'user/buyer/v1/user_identify/zhima'

/** Creates functions that send the certification requests of a buyer and of the provider. */
export const certifier = (test: TestGateway) => {
  const post = (path: string, token: string | undefined, body: object = {}) =>
    test.ask(path, { method: 'POST', body, ...(token && { token }) })
  return {
    list: async (token: string) =>
      (await test.ask('buyer/v1/user_certification/list', { token })).body.data as Record<string, unknown>[],
    person: (token: string, person: object = PERSON) =>
      post('buyer/v1/user_certification/person/create_or_update', token, person),
    student: (token: string) => post('user_certification/student/create', token, { authChannel: 'H5' }),
    remove: (token: string, type: string) =>
      test.ask(`buyer/v1/user_certification/${type}`, { method: 'DELETE', token }),
    begin: (token: string, visit: object = { returnUrl: '/middle-verify' }) => post(`${BASE}/initiate`, token, visit),
    finish: (token: string, verifyKey: string) => post(`${BASE}/finish`, token, { verifyKey }),
    readForm: (verifyKey: string) => post('user/pub/v1/user_identify/form/read', undefined, { verifyKey }),
    sendForm: (verifyKey: string, person: object = PERSON) =>
      post('user/pub/v1/user_identify/form/send', undefined, { verifyKey, ...person }),
    /**
     * Submits the form on the provider's page. The response is a redirect (303) to the return address, or 404 if no
     * decision is pending.
     */
    atProvider: (verifyKey: string, choice: string) =>
      fetch(`${test.gateway.url}/sandbox/zhima/certify?${new URLSearchParams({ biz: verifyKey })}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ choice }).toString(),
      }),
    decide: (userId: string, type: string, action: string) =>
      post(`console/api/certifications/${userId}/${type}`, undefined, { action }),
  }
}
