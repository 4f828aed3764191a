/** @jest-environment node */
import { bootScript } from '../../config/h5/boot-code'

describe('the boot script', () => {
  it('contains all settings as constants, and reads none at run time', () => {
    const script = bootScript('https://gateway.example')
    expect(script).toContain('https://gateway.example')
    expect(script).not.toMatch(/\bprocess\b/)
  })
})
