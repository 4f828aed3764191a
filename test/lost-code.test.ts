import { tellLostCode } from '@/lost-code'

const toast = jest.fn()
const dialogs = { toast } as unknown as Parameters<typeof tellLostCode>[1]['dialogs']

describe('code of a screen that did not come', () => {
  beforeEach(() => toast.mockClear())

  test('is told to the buyer', () => {
    tellLostCode(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }), { dialogs })
    expect(toast).toHaveBeenCalledTimes(1)
  })

  test('other rejections are not', () => {
    tellLostCode(new Error('odd'), { dialogs })
    tellLostCode({ errMsg: 'navigateTo:fail' }, { dialogs })
    expect(toast).not.toHaveBeenCalled()
  })
})
