import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { upload } from '../../../scripts/upload/uploads'

let dist = ''
let printed: string[] = []

beforeEach(() => {
  printed = []
  dist = mkdtempSync(path.join(tmpdir(), 'foyer-dist-'))
})
afterEach(() => {
  rmSync(dist, { recursive: true })
  delete process.env.WEAPP_PRIVATE_KEY
})

const build = (target: string, extra = 0): void => {
  mkdirSync(path.join(dist, target))
  writeFileSync(path.join(dist, target, 'app.json'), '{}')
  writeFileSync(path.join(dist, target, 'app.js'), 'x'.repeat(extra))
}

interface ToolRun {
  program: string
  args: string[]
  env: Record<string, string | undefined>
  keyFile: string
  keyText: string
  keyMode: number
}

/** Uploads with a fake upload tool, which only records its input. */
const send = (target: string, env: Record<string, string> = {}, exitCode = 0) => {
  const runs: ToolRun[] = []
  const code = upload(
    { target, dist, version: '1.2.3', note: 'a1b2c3 new seats' },
    env,
    (text) => void printed.push(text),
    (program, args, given) => {
      const keyFile = args[args.findIndex((arg) => /key-path$/.test(arg)) + 1]
      const keyMode = statSync(keyFile).mode & 0o777
      runs.push({ program, args, env: given, keyFile, keyText: readFileSync(keyFile, 'utf8'), keyMode })
      return exitCode
    },
  )
  return { code, runs }
}

const WEAPP = { WEAPP_APPID: 'wx1234', WEAPP_PRIVATE_KEY: 'SECRET-KEY' }
const ALIPAY = { ALIPAY_APPID: '2021', ALIPAY_TOOL_ID: 'tool', ALIPAY_PRIVATE_KEY: 'SECRET-KEY' }

test('lists all missing settings at once and starts nothing', () => {
  const { code, runs } = send('alipay', { ALIPAY_APPID: '2021', ALIPAY_PRIVATE_KEY: ' ' })
  expect(code).toBe(1)
  expect(runs).toEqual([])
  expect(printed[0]).toBe('Not uploaded (alipay):')
  expect(printed.slice(1).map((line) => line.trim().split(' ')[0])).toEqual([
    'ALIPAY_TOOL_ID',
    'ALIPAY_PRIVATE_KEY',
    'It',
  ])
  expect(printed.join()).not.toContain('ALIPAY_APPID')
})

test('passes folder, version and note to WeChat’s tool', () => {
  build('weapp')
  const { code, runs } = send('weapp', WEAPP)
  expect(code).toBe(0)
  const [{ program, args, keyFile, keyText }] = runs
  expect([program, ...args]).toEqual([
    ...[
      'npm',
      'exec',
      '--yes',
      '--package=miniprogram-ci@2.1.42',
      '--',
      'miniprogram-ci',
      'upload',
      '--appid',
      'wx1234',
    ],
    ...['--project-path', path.join(dist, 'weapp'), '--private-key-path', keyFile],
    ...['--upload-version', '1.2.3', '--upload-description', 'a1b2c3 new seats'],
  ])
  expect(keyText).toBe('SECRET-KEY\n')
})

test('passes the key and its id to Alipay’s tool', () => {
  build('alipay')
  const [{ args, keyText, keyFile }] = send('alipay', ALIPAY).runs
  expect(args.slice(4)).toEqual([
    ...[
      'minidev',
      'upload',
      '--app-id',
      '2021',
      '--project',
      path.join(dist, 'alipay'),
      '--identity-key-path',
      keyFile,
    ],
    ...['--version', '1.2.3', '--version-description', 'a1b2c3 new seats'],
  ])
  expect(JSON.parse(keyText)).toEqual({ alipay: { authentication: { toolId: 'tool', privateKey: 'SECRET-KEY' } } })
})

test('accepts a key that is stored in a file', () => {
  build('weapp')
  writeFileSync(path.join(dist, 'my.key'), 'FROM-FILE\n')
  const [{ keyText }] = send('weapp', { ...WEAPP, WEAPP_PRIVATE_KEY: path.join(dist, 'my.key') }).runs
  expect(keyText).toBe('FROM-FILE\n')
})

test('stores a key in a private temporary file, never in output, arguments or environment', () => {
  build('weapp')
  process.env.WEAPP_PRIVATE_KEY = 'SECRET-KEY'
  const [{ args, env, keyFile, keyMode }] = send('weapp', WEAPP).runs
  expect([...printed, ...args].join()).not.toContain('SECRET-KEY')
  expect(Object.values(env).join()).not.toContain('SECRET-KEY')
  expect(keyMode).toBe(0o600)
  expect(existsSync(keyFile)).toBe(false)
})

test('does not upload a build that exceeds its budget', () => {
  build('weapp', 2_000_000)
  const { code, runs } = send('weapp', WEAPP)
  expect([code, runs]).toEqual([1, []])
  expect(printed.join()).toContain('main is over its budget')
})

test('exits with the code of the tool', () => {
  build('weapp')
  expect(send('weapp', WEAPP, 7).code).toBe(7)
})

test('creates an archive of the bank’s build for manual upload', () => {
  build('bank', 10)
  expect(send('bank').code).toBe(0)
  expect(readFileSync(path.join(dist, 'bank.zip')).subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'))
  expect(printed[0]).toContain('2 files')
})

test('rejects any other target', () => {
  expect(send('h5').code).toBe(1)
  expect(printed[0]).toContain('weapp | alipay | bank')
})

describe('the gateway address in a build', () => {
  const points = (target: string, code: string): void => {
    build(target)
    writeFileSync(
      path.join(dist, target, 'vendors.js'),
      `var n="http://www.w3.org/2000/svg",m="http://fb.me/x";${code}`,
    )
  }

  test.each([
    'http://127.0.0.1:4173',
    'https://localhost:8443',
    'https://192.168.1.20',
    'https://gateway.local',
    'http://tickets.example',
    'https://[::1]:4173',
  ])('is rejected at %s, for any target', (address) => {
    for (const [target, env] of Object.entries({ weapp: WEAPP, alipay: ALIPAY, bank: {} })) {
      points(target, `var g="${address}"`)
      const { code, runs } = send(target, env)
      expect({ target, code, runs }).toEqual({ target, code: 1, runs: [] })
      expect(printed.at(-1)).toContain(`It calls ${address}, `)
      expect(existsSync(path.join(dist, 'bank.zip'))).toBe(false)
    }
  })

  test('is accepted with https and a public name', () => {
    points('bank', 'var g="https://tickets.example",l="https://beian.miit.gov.cn/"')
    expect(send('bank').code).toBe(0)
  })
})
