import { certificationState, needsFaceAuth, studentChannel } from '@/domain/identity/certification'
import { maskName } from '@/domain/identity/mask'

const NOW = 1_000

describe('the state of a certification', () => {
  test.each([
    ['AUTH_SUCCESS', null, 'passed'],
    ['AUTH_SUCCESS', NOW + 1, 'passed'],
    ['AUTH_SUCCESS', NOW, 'expired'],
    ['AUTHING', null, 'pending'],
    ['AUTH_FAIL', null, 'refused'],
    ['EXPIRED', null, 'expired'],
    ['SOMETHING_NEW', null, 'pending'],
    ['constructor', null, 'pending'],
  ])('depends on the status %s and the end time %p: “%s”', (authStatus, validUntil, state) => {
    expect(certificationState([{ authType: 'PERSON', authStatus, validUntil }], 'PERSON', NOW)).toBe(state)
  })

  test('ignores certifications of other types', () => {
    const student = { authType: 'STUDENT', authStatus: 'AUTH_SUCCESS' }
    expect(certificationState([student], 'ELECTRONIC_CERT', NOW)).toBe('none')
  })
})

test('requires the face check only for a flagged, uncertified buyer of a strict merchant', () => {
  const all = [true, false]
  const needed = all.flatMap((flagged) =>
    all.flatMap((merchantRequires) =>
      all.flatMap((certified) =>
        needsFaceAuth({ flagged, merchantRequires, certified }) ? [[flagged, merchantRequires, certified]] : [],
      ),
    ),
  )
  expect(needed).toEqual([[true, true, false]])
})

test.each([
  ['wechat-web', 'WEIXIN_H5'],
  ['mobile-web', 'H5'],
  ['desktop-web', null],
  ['native-app', null],
  ['bank-web', null],
  ['weapp', null],
  ['alipay', null],
  ['bank', null],
  ['toString', null],
])('maps the host %s to the students’ certification channel %p', (host, channel) =>
  expect(studentChannel(host)).toBe(channel),
)

test.each([
  ['林', '林'],
  ['林晚', '林*'],
  ['欧阳知微', '欧***'],
  ['Alexandra', 'A***'],
  ['𠮷田', '𠮷*'],
  ['', ''],
])('masks the name %s as %s', (name, masked) => expect(maskName(name)).toBe(masked))
