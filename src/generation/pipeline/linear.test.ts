import { staysLinear } from '../../../test/stays-linear.ts';
import { answeredIn } from '../../language/read/answered.ts';
import { withoutReported } from './safety.server.ts';
import { theirNo } from './their-no.server.ts';

staysLinear({
  'what somebody tells of words': withoutReported,
  'the no of a kept thread': (text) => theirNo([{ who: 'them', text }], ''),
  'what a kept thread has answered': (text) =>
    answeredIn([
      { who: 'me', text },
      { who: 'them', text },
    ]),
});
