/** @jest-environment node */
import { bootScript } from '../../config/h5/boot-code'

describe('the boot script', () => {
  it('stands alone in the page: every setting has become a value', () => {
    const script = bootScript('https://gateway.example')
    expect(script).toContain('https://gateway.example')
    expect(script).not.toMatch(/\bprocess\b/)
  })
})
