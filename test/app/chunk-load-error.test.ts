import { notifyChunkLoadError } from '@/app/chunk-load-error'

const toast = jest.fn()
const dialogs = { toast } as unknown as Parameters<typeof notifyChunkLoadError>[1]['dialogs']

describe('the notice about a chunk that fails to load', () => {
  beforeEach(() => toast.mockClear())

  test('is shown to the buyer', () => {
    notifyChunkLoadError(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }), { dialogs })
    expect(toast).toHaveBeenCalledTimes(1)
  })

  test('is not shown for rejections with other causes', () => {
    notifyChunkLoadError(new Error('odd'), { dialogs })
    notifyChunkLoadError({ errMsg: 'navigateTo:fail' }, { dialogs })
    expect(toast).not.toHaveBeenCalled()
  })
})
