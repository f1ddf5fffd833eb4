import { describeHabitDao } from './habit-dao-contract';

describeHabitDao('fake-indexeddb');
