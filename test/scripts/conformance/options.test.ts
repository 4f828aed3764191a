import { readOptions, USAGE } from '../../../scripts/conformance/options'
import { runConformance } from '../../../scripts/conformance/run'

const GATEWAY = ['--gateway', 'https://tickets.example/api/']

describe('the options of the conformance command', () => {
  it('are parsed from the arguments', () => {
    expect(readOptions([...GATEWAY, '--account', '13800000001'])).toEqual({
      gateway: 'https://tickets.example/api',
      account: { cellphone: '13800000001', countryCode: '86' },
      order: false,
    })
    const more = ['--order', '--call', 'show.showStatic', '--call', 'order.orders', '--json', 'a.json']
    expect(readOptions([...GATEWAY, '--account', '853-61234567:123456', ...more])).toEqual({
      gateway: 'https://tickets.example/api',
      account: { cellphone: '61234567', countryCode: '853', code: '123456' },
      order: true,
      calls: ['show.showStatic', 'order.orders'],
      json: 'a.json',
    })
  })

  it.each([
    ['nothing', [], '--gateway is missing'],
    ['no account', GATEWAY, '--account is missing or no phone'],
    [
      'an account that is not a phone number',
      [...GATEWAY, '--account', 'lin@example.com'],
      '--account is missing or no phone',
    ],
    ['no address', ['--gateway', 'tickets', '--account', '13800000001'], '--gateway is no http address'],
    ['a file', ['--gateway', 'file:///etc', '--account', '13800000001'], '--gateway is no http address'],
    [
      'a password',
      ['--gateway', 'https://a:b@c.example', '--account', '13800000001'],
      '--gateway takes no user and password',
    ],
    ['an unknown option', [...GATEWAY, '--account', '13800000001', '--pay'], 'unknown or incomplete option'],
    [
      'a call that does not exist',
      [...GATEWAY, '--account', '13800000001', '--call', 'toString'],
      '--call names no call of the catalogue',
    ],
    ['an additional argument', [...GATEWAY, '--account', '13800000001', 'more'], 'unknown or incomplete option'],
  ])('are rejected with the usage text: %s', async (_name, args, message) => {
    const lines: string[] = []
    const code = await runConformance(args, {
      print: (line) => lines.push(line),
      promptCode: () => Promise.reject(new Error()),
    })
    expect({ code, lines }).toEqual({ code: 2, lines: [`${message}\n\n${USAGE}`] })
  })
})
