import { uploadAuth } from '@/api/upload'
import { AvatarUploadModel } from '@/packages/user/account/profile/parts/avatar-sheet/avatar-upload.model'
import type { Images } from '@/platform/images/contract'
import type { UploadAnswer, UploadRequest } from '@/platform/upload/contract'
import { offline, refused } from '../../../../support/fake-gateway'
import { openModel } from '../../../../support/open-model'
import { fakeServices } from '../../../../support/services'
import { settle } from '../../../../support/settle'

const AUTH = {
  ...{ token: '', key: 'avatar/1', host: 'https://files.example/', type: 'ALIYUN', entryCode: 'E1', callback: '' },
  ...{ policy: 'p', signature: 's', dir: 'avatar/', algorithm: 'a', credential: 'c', headers: {}, date: 'd' },
}
const STORED: UploadAnswer = { kind: 'answered', status: 200, body: '{}' }

const setUp = async (
  chosen: Awaited<ReturnType<Images['choose']>> = { kind: 'chosen', images: [{ path: 'blob:1', bytes: 9 }] },
) => {
  const released: string[] = []
  const requests: UploadRequest[] = []
  const ends: ((answer: UploadAnswer) => void)[] = []
  const images: Images = {
    choose: () => Promise.resolve(chosen),
    compress: (path) => Promise.resolve({ kind: 'compressed', path: `${path}-small` }),
    save: () => Promise.resolve({ kind: 'failed' }),
    canShare: () => false,
    share: () => Promise.resolve({ kind: 'failed' }),
    release: (path) => void released.push(path),
  }
  const all = fakeServices({
    member: true,
    answers: [[uploadAuth, () => AUTH]],
    platform: {
      images,
      upload: (request) => {
        requests.push(request)
        request.signal?.addEventListener('abort', () => ends.at(-1)?.({ kind: 'aborted' }))
        return new Promise((resolve) => ends.push(resolve))
      },
    },
  })
  const saved: object[] = []
  const owner = { save: (change: object) => Promise.resolve(void saved.push(change)) }
  const { model, dispose } = await openModel(all.services, (deps) => new AvatarUploadModel(deps, owner))
  const end = async (answer: UploadAnswer) => {
    ends.at(-1)?.(answer)
    await settle()
  }
  const begin = async () => {
    await model.choose()
    void model.use('blob:square')
    await settle()
  }
  return { ...all, model, dispose, saved, released, requests, begin, end }
}

describe('a new avatar', () => {
  test('is cropped, compressed, uploaded by a signed request, and put into the profile', async () => {
    const { model, begin, end, requests, saved, released, sentTo, toasts } = await setUp()
    await model.choose()
    expect([model.stage, model.chosen]).toEqual(['crop', 'blob:1'])
    await begin()
    expect(sentTo(uploadAuth)).toEqual([{ uploadType: 'IMAGE', merchantId: expect.any(String), sceneType: 'AVATAR' }])
    expect(requests).toMatchObject([{ address: AUTH.host, path: 'blob:square-small', fields: { key: 'avatar/1' } }])
    await end(STORED)
    expect(saved).toEqual([{ avatar: 'E1' }])
    expect(model.stage).toBe('none')
    expect(toasts).toEqual(['头像已更新'])
    expect(released).toEqual(expect.arrayContaining(['blob:1', 'blob:square', 'blob:square-small']))
  })

  test('shows the upload progress after half a second, and never shows a decrease', async () => {
    const { model, begin, clock, requests } = await setUp()
    await begin()
    requests[0].onProgress(0.2)
    expect(model.upload?.progress).toBeNull()
    clock.advance(500)
    expect(model.upload?.progress).toBe(0)
    requests[0].onProgress(0.6)
    requests[0].onProgress(0.4)
    expect(model.upload?.progress).toBe(0.6)
  })

  test.each<[string, UploadAnswer]>([
    ['a cut connection', { kind: 'failed' }],
    ['a store that does not answer', { kind: 'timeout' }],
    ['a refused signature', { kind: 'answered', status: 403, body: '{"code":"SignatureDoesNotMatch"}' }],
    ['a file that is too large for the store', { kind: 'answered', status: 413, body: '' }],
    ['a foreign upload address', { kind: 'foreign' }],
  ])('is sent once more on a retry after %s, with a new signature', async (_what, answer) => {
    const { model, begin, end, requests, saved, sentTo } = await setUp()
    await begin()
    await end(answer)
    expect([model.upload?.state, requests.length, saved]).toEqual(['failed', 1, []])
    void model.send()
    void model.send()
    await settle()
    expect([requests.length, sentTo(uploadAuth).length, requests[1].path]).toEqual([2, 2, 'blob:square-small'])
    await end(STORED)
    expect([model.stage, saved]).toEqual(['none', [{ avatar: 'E1' }]])
  })

  test('shows why the gateway refuses a signature', async () => {
    const { model, begin, answer, requests, toasts } = await setUp()
    answer(uploadAuth, refused('今天上传太多了'))
    await begin()
    expect([model.upload?.state, requests, toasts]).toEqual(['failed', [], ['今天上传太多了']])
    answer(uploadAuth, offline)
    await model.send()
    expect([model.upload?.state, toasts.length]).toEqual(['failed', 2])
  })

  test('can be canceled and uploaded again, and ignores the response of the canceled upload', async () => {
    const { model, begin, end, saved, requests } = await setUp()
    await begin()
    model.upload?.cancel()
    await end(STORED)
    expect([model.upload?.state, saved, requests[0].signal?.aborted]).toEqual(['failed', [], true])
    void model.send()
    await settle()
    await end(STORED)
    expect(saved).toEqual([{ avatar: 'E1' }])
  })

  test('is canceled when its screen closes', async () => {
    const { begin, dispose, requests, released } = await setUp()
    await begin()
    dispose()
    expect(requests[0].signal?.aborted).toBe(true)
    expect(released).toContain('blob:square-small')
  })

  test.each([
    [{ kind: 'not-image' }, '网页端只能选择图片'],
    [{ kind: 'denied' }, '未获得相册权限，请在系统设置中允许'],
    [{ kind: 'chosen', images: [{ path: 'blob:1', bytes: 21 * 1024 * 1024 }] }, '图片超过 20 MB，请选择较小的图片'],
  ] as const)('is rejected if the image picker returns %j', async (chosen, toast) => {
    const { model, toasts } = await setUp(chosen as never)
    await model.choose()
    expect([model.stage, toasts]).toEqual(['none', [toast]])
  })

  test('remains unchanged if the image picker is canceled', async () => {
    const { model, toasts } = await setUp({ kind: 'cancelled' })
    await model.choose()
    expect([model.stage, toasts]).toEqual(['none', []])
  })
})
