/** @jest-environment node */
import { bootScript } from '../../config/h5/boot-code'

describe('the boot script', () => {
  it('is self-contained in the page: every setting is inlined', () => {
    const script = bootScript('https://gateway.example')
    expect(script).toContain('https://gateway.example')
    expect(script).not.toMatch(/\bprocess\b/)
  })
})
