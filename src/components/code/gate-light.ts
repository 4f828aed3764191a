import type { HostScreen } from '@/platform/screen/contract'

/**
 * Sets maximum brightness, holds the screen on and blocks screenshots while a code is shown, then restores the earlier
 * state. Without effect where the host supports none of them.
 */
export class GateLight {
  private on = false
  private before: number | null = null

  constructor(
    private readonly screen: Pick<HostScreen, 'brightness' | 'setBrightness' | 'keepOn' | 'hideFromCapture'>,
  ) {}

  async turnOn(): Promise<void> {
    if (this.on) return
    this.on = true
    void this.screen.keepOn(true)
    void this.screen.hideFromCapture(true)
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
    void this.screen.hideFromCapture(false)
    if (this.before !== null) void this.screen.setBrightness(this.before)
    this.before = null
  }
}
