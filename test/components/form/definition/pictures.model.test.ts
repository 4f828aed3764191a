import { uploadAuth } from '@/api/upload'
import { PicturesModel } from '@/components/form/definition/parts/pictures/pictures.model'
import type { Images } from '@/platform/images/contract'
import type { UploadAnswer } from '@/platform/upload/contract'
import { openModel } from '../../../support/open-model'
import { fakeServices } from '../../../support/services'
import { settle } from '../../../support/settle'

const AUTH = {
  ...{ token: '', key: 'form/1', host: 'https://files.example/', type: 'ALIYUN', callback: '', policy: 'p' },
  ...{ signature: 's', dir: 'form/', algorithm: 'a', credential: 'c', headers: {}, date: 'd' },
}
const STORED: UploadAnswer = { kind: 'answered', status: 200, body: '{}' }

const setUp = async (...paths: string[]) => {
  const released: string[] = []
  const ends: ((answer: UploadAnswer) => void)[] = []
  const images = {
    choose: async () => ({ kind: 'chosen', images: paths.map((path) => ({ path, bytes: 9 })) }),
    compress: async () => ({ kind: 'failed' }),
    release: (path) => void released.push(path),
  } as Partial<Images> as Images
  let count = 0
  const all = fakeServices({
    member: true,
    answers: [[uploadAuth, () => ({ ...AUTH, entryCode: `E${++count}` })]],
    platform: { images, upload: () => new Promise((resolve) => ends.push(resolve)) },
  })
  let codes: readonly string[] = []
  const { model } = await openModel(
    all.services,
    (deps) => new PicturesModel(deps, { read: () => codes, write: (next) => void (codes = next) }),
  )
  const choose = async (isCropped = false) => {
    void model.choose(2, isCropped)
    await settle()
  }
  const end = async (index: number, answer: UploadAnswer) => {
    ends[index]?.(answer)
    await settle()
  }
  return { ...all, model, choose, end, released, codes: () => codes }
}

describe('PicturesModel', () => {
  it('uploads several pictures at the same time, with the scene FORM', async () => {
    const { choose, end, model, codes, sentTo } = await setUp('blob:1', 'blob:2')
    await choose()
    expect([model.isSending, sentTo(uploadAuth)]).toEqual([
      true,
      [expect.objectContaining({ sceneType: 'FORM' }), expect.objectContaining({ sceneType: 'FORM' })],
    ])
    await end(1, STORED)
    await end(0, STORED)
    expect([model.isSending, codes(), model.rows]).toEqual([
      false,
      ['E2', 'E1'],
      [
        { entryCode: 'E2', path: 'blob:2' },
        { entryCode: 'E1', path: 'blob:1' },
      ],
    ])
  })

  it('repeats only the failed upload', async () => {
    const { choose, end, model, codes } = await setUp('blob:1', 'blob:2')
    await choose()
    await end(0, { kind: 'failed' })
    await end(1, STORED)
    expect([model.hasFailed, codes()]).toEqual([true, ['E2']])
    void model.uploads[0]?.send()
    await settle()
    await end(2, STORED)
    expect([model.hasFailed, codes()]).toEqual([false, ['E2', 'E3']])
  })

  it('crops the chosen pictures one after the other before their upload', async () => {
    const { choose, end, model, codes, released } = await setUp('blob:1', 'blob:2')
    await choose(true)
    void model.useCropped('blob:1-cropped')
    await settle()
    model.rejectCrop()
    await end(0, STORED)
    expect([model.toCrop, codes(), released]).toEqual([[], ['E1'], ['blob:1', 'blob:2']])
  })

  it('removes a stored picture and a failed one', async () => {
    const { choose, end, model, codes, released } = await setUp('blob:1', 'blob:2')
    await choose()
    await end(0, STORED)
    await end(1, { kind: 'timeout' })
    for (const row of model.rows) model.remove(row)
    expect([model.rows, codes(), released]).toEqual([[], [], ['blob:1', 'blob:2']])
  })
})
