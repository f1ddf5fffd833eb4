import { describeHabitDao } from '../../unit/db/habit-dao-contract';

describeHabitDao('the IndexedDB of Chromium');
