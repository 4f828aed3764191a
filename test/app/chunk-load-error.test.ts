import { notifyChunkLoadError } from '@/app/chunk-load-error'

const toast = jest.fn()
const dialogs = { toast } as unknown as Parameters<typeof notifyChunkLoadError>[1]['dialogs']

describe('code of a screen that did not come', () => {
  beforeEach(() => toast.mockClear())

  test('is shown to the buyer', () => {
    notifyChunkLoadError(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }), { dialogs })
    expect(toast).toHaveBeenCalledTimes(1)
  })

  test('other rejections are not', () => {
    notifyChunkLoadError(new Error('odd'), { dialogs })
    notifyChunkLoadError({ errMsg: 'navigateTo:fail' }, { dialogs })
    expect(toast).not.toHaveBeenCalled()
  })
})
