// An unfinished choice: what a press does to the draft that the server keeps. It knows no rule: the server says
// what can be picked, what it touches and whether it is complete.
import type { TableSession } from '../session/session.svelte';
import type { DraftInfo, OptionInfo, PickInfo } from '../session/types';

/** How a thing looks while a draft is open; "faint" is seldom wanted, "possible" could be picked instead of what is held. */
export type DraftStanding = 'offered' | 'faint' | 'possible' | 'picked' | 'dimmed';

/** The key of what is taken when a draft is carried out. */
export const SEND = 'send';

/** As a copy: all equal things at once. A press picks one more of them, as long as there is one. */
export const EVERY = -1;

export class Drafting {
  held = $state.raw<string[]>([]); // things already pressed that need another for a pick
  private copies = $state.raw<string[]>([]); // which of several equal things were pressed: "<thing>#<copy>"

  private own = ''; // the id of the wish that picked something here

  /** `atOnce`: whether a set is carried out as soon as nothing more could be picked. */
  constructor(
    private readonly session: TableSession,
    private readonly atOnce: () => boolean = () => false,
  ) {
    session.drafted = (id) => this.settle(id);
  }

  get info(): DraftInfo | null {
    return this.session.draft;
  }

  get picks(): PickInfo[] {
    return this.info?.picks ?? [];
  }

  get additions(): PickInfo[] {
    return this.info?.additions ?? [];
  }

  /** What can be picked by pressing these things. */
  about(...things: string[]): PickInfo[] {
    return this.additions.filter(({ touches }) => things.every((thing) => touches.includes(thing)));
  }

  /** What is picked and lies on a thing. */
  lyingOn(thing: string): PickInfo | undefined {
    return this.picks.findLast(({ touches }) => touches.includes(thing));
  }

  standing(thing: string, copy: number): DraftStanding {
    if (this.held.includes(thing) || this.isPicked(thing, copy)) return 'picked';
    const found = this.about(...this.held, thing);
    const further = this.held.length ? found : found.filter(({ instead }) => !instead);
    if (further.length) return further.every(({ minor }) => minor) ? 'faint' : 'offered';
    return this.about(thing).length && !this.isMisfit(thing) ? 'possible' : 'dimmed';
  }

  /** Press a thing: pick it, take it back, hold it, or let go. Returns the picks between which it does not decide. */
  press(thing: string, copy: number): PickInfo[] {
    if (this.held.includes(thing)) return this.pressHeld(thing);
    const about = this.about(...this.held, thing);
    const further = about.filter(({ instead }) => !instead);
    const found = further.length ? further : about;
    const only =
      about.length === 1 || (found[0] && isTold(found[0], [...this.held, thing])) ? single(found) : undefined;
    if (only && (this.held.length || !this.isPicked(thing, copy))) this.add(only, thing, copy);
    else if (this.isPicked(thing, copy) && !this.held.length) this.takeBack(thing, copy);
    else if (found.length) return this.hold([...this.held, thing]);
    else if (this.isMisfit(thing)) this.session.askWhy(thing, this.held);
    else if (this.about(thing).length) return this.switchTo(thing, copy);
    else if (this.isPicked(thing, copy)) this.takeBack(thing, copy);
    else this.session.askWhy(thing);
    return [];
  }

  /** Pick this, whatever is held. */
  pick(pick: PickInfo): void {
    this.held = [];
    this.own = this.session.changeDraft([], [pick.key]);
  }

  /** Pick this, or take it back. */
  toggle(pick: PickInfo): void {
    if (this.picks.includes(pick)) this.drop(pick);
    else this.pick(pick);
  }

  /** Carry what lies on one thing to another; what lay there takes its place where it can. */
  carry(from: string, to: string): PickInfo[] {
    const moved = this.lyingOn(from);
    const other = this.lyingOn(to);
    if (!moved || moved.touches.length === 1) return this.press(to, 0);
    const [there, back] = [this.moved(moved, from, to), other && this.moved(other, to, from)];
    if (!there) {
      this.held = moved.touches.filter((thing) => thing !== from);
      return this.press(to, 0);
    }
    const dropped = [moved, ...(other ? [other] : [])].map(({ key }) => key);
    const added = [there, ...(back ? [back] : [])].map(({ key }) => key);
    this.held = [];
    this.session.changeDraft(dropped, added);
    return [];
  }

  drop(pick: PickInfo): void {
    this.session.changeDraft([pick.key], []);
  }

  clear(): void {
    this.held = [];
    this.replaceBy([]);
  }

  replaceBy(keys: string[]): void {
    this.copies = [];
    this.session.changeDraft(
      this.picks.map(({ key }) => key),
      keys,
    );
  }

  /** The next of the suggested sets. */
  suggest(): void {
    const sets = this.info?.suggestions ?? [];
    const now = this.picks.map(({ key }) => key);
    const at = sets.findIndex((set) => set.toSorted().join() === now.toSorted().join());
    const next = sets[(at + 1) % sets.length];
    if (next) this.replaceBy(next);
  }

  private settle(id: string): void {
    if (id === this.own && this.info?.full && this.atOnce()) this.confirm();
  }

  /** Carrying it out, as something that can be taken; `asks`: what that gives away is said first. */
  sending(text: string, asks: boolean): OptionInfo {
    const confirm = asks ? (this.info?.confirm ?? null) : null;
    return { key: SEND, text, touches: [], caution: null, confirm, mode: null, minor: false };
  }

  confirm(): void {
    if (this.info?.ready) this.session.chooseSet(this.picks.map(({ key }) => key));
  }

  letGo(): void {
    this.held = [];
  }

  /** Of several equal things, those that were pressed are shown as picked, then the first ones. */
  isPicked(thing: string, copy: number): boolean {
    const number = this.picks.filter(({ touches }) => touches.includes(thing)).length;
    if (copy === EVERY) return number > 0 && !this.about(thing).length;
    const pressed = this.copies.filter((one) => one.startsWith(`${thing}#`));
    const place = pressed.indexOf(`${thing}#${copy}`);
    if (place >= 0) return place < number;
    const earlier = [...Array(copy).keys()].filter((one) => !pressed.includes(`${thing}#${one}`)).length;
    return pressed.length + earlier < number;
  }

  private add(pick: PickInfo, thing: string, copy: number): void {
    this.copies = [...this.copies, `${thing}#${copy}`];
    this.pick(pick);
  }

  private takeBack(thing: string, copy: number): void {
    const pick = this.lyingOn(thing);
    this.copies = this.copies.filter((one) => one !== `${thing}#${copy}`);
    if (pick) this.drop(pick);
  }

  /** The same pick with one thing in the place of another, where it can be picked. */
  private moved(pick: PickInfo, from: string, to: string): PickInfo | undefined {
    return this.about(...pick.touches.filter((thing) => thing !== from), to)[0];
  }

  /** Whether a thing goes with others of the kind that is held, but not with this one. */
  private isMisfit(thing: string): boolean {
    const kinds = this.held.map(kindOf);
    if (kinds.includes(kindOf(thing))) return false;
    return this.about(thing).some(({ touches }) => touches.some((one) => kinds.includes(kindOf(one))));
  }

  private switchTo(thing: string, copy: number): PickInfo[] {
    this.held = [];
    return this.press(thing, copy);
  }

  /** Where nothing more can be pressed to tell the picks apart, words tell them apart. */
  private hold(things: string[]): PickInfo[] {
    const found = this.about(...things);
    const isDecided = found.every((pick) => isTold(pick, things));
    this.held = isDecided ? [] : things;
    return isDecided ? found : [];
  }

  private pressHeld(thing: string): PickInfo[] {
    const exact = this.about(...this.held).filter((pick) => isTold(pick, this.held));
    this.held = this.held.filter((one) => one !== thing);
    return exact;
  }
}

const kindOf = (thing: string) => thing.slice(0, thing.indexOf(':'));

const single = (picks: PickInfo[]) => (picks.length === 1 ? picks[0] : undefined);

/** Whether nothing but these things is needed for the pick. */
const isTold = ({ touches }: PickInfo, things: string[]) => touches.every((one) => things.includes(one));
