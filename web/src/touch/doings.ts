// What the ground that is touched does to the scenario.
import type { BoardSide } from '../board/board_keys';
import * as board from '../board/on_board';
import { draft } from '../state/assault';
import { keys_now, on_board } from '../state/board_now';
import { say } from '../state/say';
import { lifted, touched } from './touched';

export function standing_now(): board.Standing[] {
  const keys = keys_now();
  return keys ? board.standing(draft.value, keys) : [];
}

export function move_to(path: string, cell: string): void {
  const name = standing_now().find((one) => one.path === path)?.name ?? 'it';
  lifted.value = null;
  touched.value = touched.value && { cell, unit: path };
  say(`${name} stands on ${cell}`);
  void on_board((scenario) => board.moved(scenario, path, cell));
}

export function add_at(side: BoardSide, cell: string): void {
  const count = standing_now().filter((one) => one.side === side.side).length;
  say(`added on ${cell}`);
  touched.value = { cell, unit: `${side.list.path}[${count}]` };
  void on_board((scenario, keys) => board.with_unit(scenario, keys, side, cell));
}

export function remove(path: string): void {
  say('removed');
  lifted.value = null;
  touched.value = touched.value && { ...touched.value, unit: null };
  void on_board((scenario) => board.without_unit(scenario, path));
}

export function clear_board(): void {
  say('the board is empty');
  lifted.value = null;
  void on_board((scenario, keys) => board.emptied(scenario, keys));
}
