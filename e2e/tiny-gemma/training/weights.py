"""The trained weights on disk: trained/config.json says what lies where in trained/weights.f32.gz."""

import gzip
import json
from math import prod

import numpy
import torch

from folders import TRAINED
from gemma_format import TURN_END

_CONFIG = TRAINED / 'config.json'
_WEIGHTS = TRAINED / 'weights.f32.gz'


def named_tensors(net):
    """The parameters by the names under which the runtime looks for them."""
    named = {}
    for i, layer in enumerate(net.layers):
        prefix = f'params.lm.transformer.x_layers_{i}.'
        named |= {
            prefix + 'pre_layer_norm.scale': layer.pre.scale,
            prefix + 'post_layer_norm.scale': layer.post.scale,
            prefix + 'ff_layer.pre_layer_norm.scale': layer.ff_pre.scale,
            prefix + 'ff_layer.post_layer_norm.scale': layer.ff_post.scale,
            prefix + 'self_attention.q_norm.scale': layer.q_norm.scale,
            prefix + 'self_attention.k_norm.scale': layer.k_norm.scale,
            prefix + 'self_attention.q.w': layer.q.weight,
            prefix + 'self_attention.k.w': layer.k.weight,
            prefix + 'self_attention.v.w': layer.v.weight,
            prefix + 'self_attention.post.w': layer.o.weight,
            prefix + 'ff_layer.ffn_layer1.w': layer.up.weight,
            prefix + 'ff_layer.ffn_layer1_gate.w': layer.gate.weight,
            prefix + 'ff_layer.ffn_layer2.w': layer.down.weight,
        }
    return named | {
        'params.lm.final_ln.scale': net.final.scale,
        'params.lm.softmax.logits_ffn.w': net.emb,
    }


def round_to_int8(net):
    """Rounds every matrix to the 255 levels a row that the packed file will hold."""
    with torch.no_grad():
        for tensor in named_tensors(net).values():
            if tensor.dim() == 2:
                step = tensor.abs().amax(1, keepdim=True) / 127
                tensor.copy_((tensor / step).round().clamp(-127, 127) * step)


def save(net):
    """Writes both files."""
    index, offset = [], 0
    # No time stamp in the file: the same weights give the same bytes.
    with gzip.GzipFile(_WEIGHTS, 'wb', mtime=0) as file:
        for name, tensor in named_tensors(net).items():
            array = numpy.ascontiguousarray(tensor.detach().numpy(), numpy.float32)
            file.write(array.tobytes())
            index.append({'name': name, 'shape': list(array.shape), 'offset': offset})
            offset += array.nbytes
    _CONFIG.write_text(json.dumps({**_config(net.shape), 'tensors': index}, indent=1), encoding='utf-8')


def load(net):
    """Reads the weights into a net of the same shape."""
    index = json.loads(_CONFIG.read_text(encoding='utf-8'))['tensors']
    data = gzip.decompress(_WEIGHTS.read_bytes())
    named = named_tensors(net)
    with torch.no_grad():
        for entry in index:
            array = numpy.frombuffer(data, numpy.float32, prod(entry['shape']), entry['offset'])
            named[entry['name']].copy_(torch.from_numpy(array.reshape(entry['shape']).copy()))


def _config(shape):
    """What the runtime must know beside the tensors; 27 is its number for Gemma 3 1B."""
    return {
        'type': 27, 'dim': shape.dim, 'hidden': shape.hidden, 'headDim': shape.head_dim,
        'heads': shape.heads, 'kvHeads': 1, 'layers': shape.layers, 'slidingWindow': shape.window,
        'localPerGlobal': 5, 'globalRopeWavelength': 1e6, 'postNorm': True, 'qkNorm': True,
        'vocab': shape.vocab, 'stopTokens': ['<eos>', TURN_END],
    }
