import type { HostScreen } from '@/platform/screen/contract'

/**
 * Maximum brightness and a screen kept on while a code is shown; restores the brightness afterwards. Ignored silently
 * where the host supports neither.
 */
export class GateLight {
  private on = false
  private before: number | null = null

  constructor(private readonly screen: Pick<HostScreen, 'brightness' | 'setBrightness' | 'keepOn'>) {}

  async turnOn(): Promise<void> {
    if (this.on) return
    this.on = true
    void this.screen.keepOn(true)
    const now = await this.screen.brightness()
    // A brightness that cannot be read could not be put back; and the buyer may have left while it was read.
    if (!this.on || now.kind !== 'brightness') return
    this.before = now.value
    await this.screen.setBrightness(1)
  }

  turnOff(): void {
    if (!this.on) return
    this.on = false
    void this.screen.keepOn(false)
    if (this.before !== null) void this.screen.setBrightness(this.before)
    this.before = null
  }
}
